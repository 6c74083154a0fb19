"""The table on the net: REST with OpenAPI, one websocket a table, the web pages."""
