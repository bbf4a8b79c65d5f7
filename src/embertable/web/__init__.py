"""The browser table: pages drawn on the server, one small script."""
