"""Lists that come in pages: how the next one is asked for. Used by both clients."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Callable, Mapping

from ._call import Call


@dataclass(frozen=True)
class PagedList:
    call: Call
    #: The key of the items in an answer.
    items: str
    #: What the query of the next page adds; None after the last.
    next: Callable[[Any], Mapping[str, Any] | None]

    def after(self, answer: Any) -> "PagedList | None":
        more = self.next(answer)
        if more is None:
            return None
        return replace(self, call=replace(self.call, query={**self.call.query, **more}))


def by_number(answer: Any) -> Mapping[str, Any] | None:
    return {"page": answer["page"] + 1} if answer["has_more"] else None


def by_next_page(answer: Any) -> Mapping[str, Any] | None:
    return None if answer["next_page"] is None else {"page": answer["next_page"]}


def before_last(items: str) -> Callable[[Any], Mapping[str, Any] | None]:
    return lambda answer: {"before": answer[items][-1]["id"]} if answer["has_more"] else None


def by_cursor(answer: Any) -> Mapping[str, Any] | None:
    return {"cursor": answer["next_cursor"]} if answer["has_more"] else None


def companies(filters: Mapping[str, Any]) -> PagedList:
    return PagedList(Call("GET", "/v1/companies/search", query=filters), "companies", by_next_page)


def signals(filters: Mapping[str, Any]) -> PagedList:
    query = {"limit": 100, **filters}
    return PagedList(Call("GET", "/v1/signals", query=query), "signals", before_last("signals"))


def signal_feed(cursor: str, filters: Mapping[str, Any]) -> PagedList:
    query = {"limit": 100, **filters, "cursor": cursor}
    return PagedList(Call("GET", "/v1/signals", query=query), "signals", by_cursor)


def reviews(filters: Mapping[str, Any]) -> PagedList:
    return PagedList(Call("GET", "/v1/reviews", query=filters), "reviews", by_number)


def bulk_rows(id: str, filters: Mapping[str, Any]) -> PagedList:
    call = Call("GET", "/v1/bulk/{id}/rows", path={"id": id}, query={"limit": 500, **filters})
    return PagedList(call, "rows", by_number)


def history(filters: Mapping[str, Any]) -> PagedList:
    query = {"limit": 100, **filters}
    return PagedList(Call("GET", "/v1/history", query=query), "entries", before_last("entries"))


def webhook_deliveries(id: int, filters: Mapping[str, Any]) -> PagedList:
    route = "/v1/partner/webhooks/{id}/deliveries"
    call = Call("GET", route, path={"id": id}, query={"limit": 100, **filters})
    return PagedList(call, "deliveries", before_last("deliveries"))
