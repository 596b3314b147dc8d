# Generated from openapi.json by `npm run gen`. Do not change it by hand.
__version__ = "1.0.0"
