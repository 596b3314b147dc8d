# Generated from openapi.json by `npm run gen`. Do not change it by hand.
__version__ = "0.1.0"
