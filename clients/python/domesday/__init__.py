"""The client of the Domesday API for Python: which UK company stands behind a web domain, and back, with evidence."""

from . import types
from ._version import __version__
from .client import AsyncDomesday, Domesday
from .errors import DomesdayError
from .webhooks import InvalidWebhook, verify_webhook

__all__ = ["AsyncDomesday", "Domesday", "DomesdayError", "InvalidWebhook", "__version__", "types", "verify_webhook"]
