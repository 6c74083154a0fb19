"""The games behind the interfaces that learners use: one batched core, several faces.

Importing this package needs no extra; a face that does says which one to install.
"""
