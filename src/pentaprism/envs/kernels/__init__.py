"""The compiled part of the environments, in a folder of its own: what is compiled is kept until a
file beside it changes, and the interfaces change more often than this."""
