"""The clients: `Domesday` blocks, `AsyncDomesday` is for asyncio. Both have a method for every route of the API."""

from __future__ import annotations

import asyncio
import re
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any, AsyncIterator, Callable, Iterator

from . import _pages, types
from ._async_operations import AsyncOperations
from ._call import Call, prepare, read
from ._http import send
from ._operations import Operations
from ._pages import PagedList
from ._steps import CallSteps, Pause, Send, SendSteps, company_job, domain_job, send_with_retries, wait_for_result

DOMAIN_TIMEOUT = 60.0
COMPANY_TIMEOUT = 180.0
#: Longer than the service holds a call that waits.
CALL_TIMEOUT = 90.0
RETRIES_MAX = 3
CONNECTIONS_MAX = 32

OnPending = Callable[[Any], None]


def _credentials(api_key: str | None, access_token: str | None) -> dict[str, str]:
    if api_key:
        return {"x-api-key": api_key}
    return {"authorization": f"Bearer {access_token}"} if access_token else {}


def _domain_steps(route: str, domain: str, refresh: bool, timeout: float, on_pending: OnPending | None) -> CallSteps:
    first = Call("POST", route, body={"domain": domain, **({"refresh": True} if refresh else {})})
    status = "/v1/enrich/status/{job_id}"
    return wait_for_result(first, status, timeout=timeout, job_of=domain_job, on_pending=on_pending)


def _company_steps(company: str, timeout: float, on_pending: OnPending | None) -> CallSteps:
    is_number = re.fullmatch(r"\s*[A-Za-z]{0,2}[\s\d]{1,10}\s*", company) and re.search(r"\d", company)
    first = Call("POST", "/v1/resolve/company", body={"company_number" if is_number else "company_name": company})
    status = "/v1/resolve/company/status/{job_id}"
    return wait_for_result(first, status, timeout=timeout, job_of=company_job, on_pending=on_pending)


class Domesday(Operations):
    """Blocks until the answer is there. May be used by several threads."""

    def __init__(
        self,
        base_url: str,
        api_key: str | None = None,
        *,
        access_token: str | None = None,
        retries_max: int = RETRIES_MAX,
        call_timeout: float = CALL_TIMEOUT,
    ) -> None:
        self._base_url = base_url.rstrip("/")
        self._credentials = _credentials(api_key, access_token)
        self._retries_max = retries_max
        self._call_timeout = call_timeout

    def _call(self, call: Call) -> Any:
        request = prepare(call, self._base_url, self._credentials)
        return read(call, self._run_sending(send_with_retries(request, self._retries_max)))

    def _run_sending(self, steps: SendSteps) -> Any:
        outcome: Any = None
        failure: Exception | None = None
        while True:
            try:
                step = steps.throw(failure) if failure else steps.send(outcome)
            except StopIteration as end:
                return end.value
            outcome, failure = None, None
            try:
                if isinstance(step, Send):
                    outcome = send(step.request, self._call_timeout)
                else:
                    time.sleep(step.seconds)
            except Exception as error:
                failure = error

    def _run_calls(self, steps: CallSteps) -> Any:
        outcome: Any = None
        while True:
            try:
                step = steps.send(outcome)
            except StopIteration as end:
                return end.value
            if isinstance(step, Pause):
                time.sleep(step.seconds)
                outcome = None
            else:
                outcome = self._call(step)

    def _answers(self, first: PagedList) -> Iterator[Any]:
        page: PagedList | None = first
        while page is not None:
            answer = self._call(page.call)
            yield answer
            page = page.after(answer)

    def _items(self, first: PagedList) -> Iterator[Any]:
        for answer in self._answers(first):
            yield from answer[first.items]

    def resolve_domain(
        self,
        domain: str,
        *,
        refresh: bool = False,
        timeout: float = DOMAIN_TIMEOUT,
        on_pending: OnPending | None = None,
    ) -> types.Resolution:
        """Which company is behind a domain. Waits for the result; `refresh` reads a website again that could not be read."""
        return self._run_calls(_domain_steps("/v1/resolve/domain", domain, refresh, timeout, on_pending))

    def enrich_domain(
        self,
        domain: str,
        *,
        refresh: bool = False,
        timeout: float = DOMAIN_TIMEOUT,
        on_pending: OnPending | None = None,
    ) -> types.Enrichment:
        """Like `resolve_domain`, with the company's due dates, charges and officers."""
        return self._run_calls(_domain_steps("/v1/enrich", domain, refresh, timeout, on_pending))

    def resolve_company(
        self, company: str, *, timeout: float = COMPANY_TIMEOUT, on_pending: OnPending | None = None
    ) -> types.CompanyResolution:
        """A company by its number or name, and its website. Waits until the search ends."""
        return self._run_calls(_company_steps(company, timeout, on_pending))

    def each_company(self, **filters: Any) -> Iterator[types.CompanySearchHit]:
        """All companies of a search; the filters are those of `search_companies`."""
        return self._items(_pages.companies(filters))

    def each_signal(self, **filters: Any) -> Iterator[types.Signal]:
        """Newest first; the filters are those of `list_signals`."""
        return self._items(_pages.signals(filters))

    def signal_pages(self, cursor: str = "start", **filters: Any) -> Iterator[types.SignalPage]:
        """Pages of signals, oldest first, up to the newest. Keep the `next_cursor` of the last for the next time."""
        return self._answers(_pages.signal_feed(cursor, filters))

    def each_review(self, **filters: Any) -> Iterator[types.Review]:
        return self._items(_pages.reviews(filters))

    def each_bulk_row(self, id: str, **filters: Any) -> Iterator[types.BulkRow]:
        return self._items(_pages.bulk_rows(id, filters))

    def each_history_entry(self, **filters: Any) -> Iterator[types.HistoryEntry]:
        """What the account asked for, newest first."""
        return self._items(_pages.history(filters))

    def each_webhook_delivery(self, id: int, **filters: Any) -> Iterator[types.WebhookDelivery]:
        return self._items(_pages.webhook_deliveries(id, filters))


class AsyncDomesday(AsyncOperations):
    """For asyncio. Calls run on threads of its own, `connections_max` at a time; close it, or use it with `async with`."""

    def __init__(
        self,
        base_url: str,
        api_key: str | None = None,
        *,
        access_token: str | None = None,
        retries_max: int = RETRIES_MAX,
        call_timeout: float = CALL_TIMEOUT,
        connections_max: int = CONNECTIONS_MAX,
    ) -> None:
        self._base_url = base_url.rstrip("/")
        self._credentials = _credentials(api_key, access_token)
        self._retries_max = retries_max
        self._call_timeout = call_timeout
        self._threads = ThreadPoolExecutor(connections_max, thread_name_prefix="domesday")

    async def __aenter__(self) -> "AsyncDomesday":
        return self

    async def __aexit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Ends its threads as soon as the calls in progress are answered."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _call(self, call: Call) -> Any:
        request = prepare(call, self._base_url, self._credentials)
        return read(call, await self._run_sending(send_with_retries(request, self._retries_max)))

    async def _run_sending(self, steps: SendSteps) -> Any:
        loop = asyncio.get_running_loop()
        outcome: Any = None
        failure: Exception | None = None
        while True:
            try:
                step = steps.throw(failure) if failure else steps.send(outcome)
            except StopIteration as end:
                return end.value
            outcome, failure = None, None
            try:
                if isinstance(step, Send):
                    outcome = await loop.run_in_executor(self._threads, send, step.request, self._call_timeout)
                else:
                    await asyncio.sleep(step.seconds)
            except Exception as error:
                failure = error

    async def _run_calls(self, steps: CallSteps) -> Any:
        outcome: Any = None
        while True:
            try:
                step = steps.send(outcome)
            except StopIteration as end:
                return end.value
            if isinstance(step, Pause):
                await asyncio.sleep(step.seconds)
                outcome = None
            else:
                outcome = await self._call(step)

    async def _answers(self, first: PagedList) -> AsyncIterator[Any]:
        page: PagedList | None = first
        while page is not None:
            answer = await self._call(page.call)
            yield answer
            page = page.after(answer)

    async def _items(self, first: PagedList) -> AsyncIterator[Any]:
        async for answer in self._answers(first):
            for item in answer[first.items]:
                yield item

    async def resolve_domain(
        self,
        domain: str,
        *,
        refresh: bool = False,
        timeout: float = DOMAIN_TIMEOUT,
        on_pending: OnPending | None = None,
    ) -> types.Resolution:
        """Which company is behind a domain. Waits for the result; `refresh` reads a website again that could not be read."""
        return await self._run_calls(_domain_steps("/v1/resolve/domain", domain, refresh, timeout, on_pending))

    async def enrich_domain(
        self,
        domain: str,
        *,
        refresh: bool = False,
        timeout: float = DOMAIN_TIMEOUT,
        on_pending: OnPending | None = None,
    ) -> types.Enrichment:
        """Like `resolve_domain`, with the company's due dates, charges and officers."""
        return await self._run_calls(_domain_steps("/v1/enrich", domain, refresh, timeout, on_pending))

    async def resolve_company(
        self, company: str, *, timeout: float = COMPANY_TIMEOUT, on_pending: OnPending | None = None
    ) -> types.CompanyResolution:
        """A company by its number or name, and its website. Waits until the search ends."""
        return await self._run_calls(_company_steps(company, timeout, on_pending))

    def each_company(self, **filters: Any) -> AsyncIterator[types.CompanySearchHit]:
        """All companies of a search; the filters are those of `search_companies`."""
        return self._items(_pages.companies(filters))

    def each_signal(self, **filters: Any) -> AsyncIterator[types.Signal]:
        """Newest first; the filters are those of `list_signals`."""
        return self._items(_pages.signals(filters))

    def signal_pages(self, cursor: str = "start", **filters: Any) -> AsyncIterator[types.SignalPage]:
        """Pages of signals, oldest first, up to the newest. Keep the `next_cursor` of the last for the next time."""
        return self._answers(_pages.signal_feed(cursor, filters))

    def each_review(self, **filters: Any) -> AsyncIterator[types.Review]:
        return self._items(_pages.reviews(filters))

    def each_bulk_row(self, id: str, **filters: Any) -> AsyncIterator[types.BulkRow]:
        return self._items(_pages.bulk_rows(id, filters))

    def each_history_entry(self, **filters: Any) -> AsyncIterator[types.HistoryEntry]:
        """What the account asked for, newest first."""
        return self._items(_pages.history(filters))

    def each_webhook_delivery(self, id: int, **filters: Any) -> AsyncIterator[types.WebhookDelivery]:
        return self._items(_pages.webhook_deliveries(id, filters))
