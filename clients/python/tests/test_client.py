"""The clients against a server that answers what each test says."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import json
import threading
import typing
import unittest
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from domesday import AsyncDomesday, Domesday, DomesdayError, InvalidWebhook, types, verify_webhook

#: The connection breaks after the request has arrived.
LOST = 0


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server: "FakeService"

    def answer(self) -> None:
        body = self.rfile.read(int(self.headers.get("content-length") or 0))
        headers = {name.lower(): value for name, value in self.headers.items()}
        self.server.received.append((self.command, self.path, headers, body))
        status, content, more = self.server.replies.pop(0)
        if status == LOST:
            self.close_connection = True
            return
        data = content if isinstance(content, bytes) else json.dumps(content).encode()
        self.send_response(status)
        for name, value in {"content-length": str(len(data)), **more}.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(data)

    do_GET = do_POST = do_PUT = do_PATCH = do_DELETE = answer

    def log_message(self, *_: Any) -> None:
        pass


class FakeService(ThreadingHTTPServer):
    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Handler)
        self.received: list[tuple[str, str, dict[str, str], bytes]] = []
        self.replies: list[tuple[int, Any, dict[str, str]]] = []

    def reply(self, status: int, content: Any = None, **headers: str) -> None:
        self.replies.append((status, content, {name.replace("_", "-"): value for name, value in headers.items()}))

    def refuse(self, status: int, code: str, **headers: str) -> None:
        self.reply(status, {"error": {"code": code, "message": f"No: {code}.", "request_id": "req_1"}}, **headers)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}"


class ClientCase(unittest.TestCase):
    def setUp(self) -> None:
        self.service = FakeService()
        thread = threading.Thread(target=self.service.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        self.addCleanup(self.service.server_close)
        self.addCleanup(thread.join)
        self.addCleanup(self.service.shutdown)
        self.client = Domesday(self.service.url + "/", "key")

    def paths(self) -> list[str]:
        return [path for _, path, _, _ in self.service.received]


class Calls(ClientCase):
    def test_the_key_is_sent_and_the_path_is_quoted(self) -> None:
        self.service.reply(200, {"company_number": "SC089839"})
        self.assertEqual(self.client.get_company("sc 89/839"), {"company_number": "SC089839"})
        method, path, headers, _ = self.service.received[0]
        self.assertEqual((method, path), ("GET", "/v1/companies/sc%2089%2F839"))
        self.assertEqual(headers["x-api-key"], "key")

    def test_arguments_that_are_left_out_are_not_sent_but_none_is_null(self) -> None:
        self.service.reply(200, {})
        self.service.reply(200, {})
        self.client.watch_company("1")
        self.client.decide_review("rev_1", None)
        self.assertEqual([json.loads(body) for *_, body in self.service.received], [{"company_number": "1"}, {"company_number": None}])

    def test_a_query_has_lists_and_truth_values_as_the_api_reads_them(self) -> None:
        self.service.reply(200, {"companies": []})
        self.client.search_companies(name="acme & co", sic_code=["62", "63"], has_website=True)
        self.assertEqual(self.paths(), ["/v1/companies/search?name=acme+%26+co&sic_code=62&sic_code=63&has_website=true"])

    def test_a_file_is_sent_as_it_is_and_one_is_answered_byte_for_byte(self) -> None:
        self.service.reply(202, {"id": "bulk_1"})
        self.service.reply(200, b"domain\r\n")
        self.client.start_bulk("domain\none.test\n", direction="domain")
        self.assertEqual(self.client.get_bulk_results("bulk_1", format="csv"), b"domain\r\n")
        _, path, headers, body = self.service.received[0]
        self.assertEqual((path, headers["content-type"], body), ("/v1/bulk?direction=domain", "text/csv", b"domain\none.test\n"))

    def test_a_limited_call_is_sent_again_after_the_time_that_the_service_names(self) -> None:
        self.service.refuse(429, "rate_limited", retry_after="0.01")
        self.service.reply(200, {"email": "a@example.org"})
        self.assertEqual(self.client.get_account()["email"], "a@example.org")

    def test_a_lost_post_is_sent_again_with_the_same_key(self) -> None:
        self.service.reply(LOST)
        self.service.refuse(409, "idempotency_in_progress", retry_after="0.01")
        self.service.reply(200, {"company_number": "01234567"})
        self.client.watch_company("1234567")
        keys = [headers["idempotency-key"] for _, _, headers, _ in self.service.received]
        self.assertEqual(len(keys), 3)
        self.assertEqual(set(keys), {keys[0]})

    def test_a_lost_delete_and_a_lost_post_without_credentials_are_not_sent_again(self) -> None:
        anonymous = Domesday(self.service.url)
        for call in (lambda: self.client.unwatch_company("1"), lambda: anonymous.log_in("a@example.org", "x")):
            self.service.reply(LOST)
            with self.assertRaises(DomesdayError) as caught:
                call()
            self.assertEqual(caught.exception.code, "no_answer")
        self.assertEqual(len(self.service.received), 2)

    def test_an_error_has_code_message_and_request_id(self) -> None:
        self.service.refuse(402, "no_credits")
        with self.assertRaises(DomesdayError) as caught:
            self.client.get_account()
        error = caught.exception
        self.assertEqual((error.status, error.code, str(error), error.request_id), (402, "no_credits", "No: no_credits.", "req_1"))

    def test_a_redirect_is_an_error_and_nobody_else_gets_the_key(self) -> None:
        self.service.reply(302, b"", location=f"{self.service.url}/elsewhere")
        with self.assertRaises(DomesdayError):
            self.client.get_account()
        self.assertEqual(len(self.service.received), 1)

    def test_nobody_at_the_address_is_said(self) -> None:
        with self.assertRaisesRegex(DomesdayError, "Is the service running"):
            Domesday("http://127.0.0.1:1", "key", retries_max=0).get_account()


class Waiting(ClientCase):
    def test_a_resolution_waits_for_the_end_of_its_job(self) -> None:
        self.service.reply(202, {"status": "queued", "job_id": "job_1"})
        self.service.reply(200, {"status": "completed", "match_status": "no_match"})
        pending: list[str] = []
        result = self.client.resolve_domain("acme.test", on_pending=lambda answer: pending.append(answer["status"]))
        self.assertEqual((result["match_status"], pending), ("no_match", ["queued"]))
        self.assertEqual(self.paths(), ["/v1/resolve/domain", "/v1/enrich/status/job_1"])
        self.assertEqual([headers["prefer"] for _, _, headers, _ in self.service.received], ["wait=2", "wait=20"])

    def test_a_job_that_failed_is_an_error(self) -> None:
        self.service.reply(200, {"status": "failed", "error_message": "It broke."})
        with self.assertRaisesRegex(DomesdayError, "It broke"):
            self.client.enrich_domain("acme.test")

    def test_waiting_ends_when_the_time_is_over(self) -> None:
        self.service.reply(202, {"status": "queued", "job_id": "job_1"})
        with self.assertRaises(DomesdayError) as caught:
            self.client.resolve_domain("acme.test", timeout=0)
        self.assertEqual(caught.exception.code, "still_pending")

    def test_a_company_is_asked_for_by_number_or_name(self) -> None:
        done = {"reverse_domain": {"status": "completed"}}
        self.service.reply(200, {"reverse_domain": {"status": "pending", "status_url": "http://x/v1/resolve/company/status/job_2"}})
        self.service.reply(200, done)
        self.service.reply(200, done)
        self.assertEqual(self.client.resolve_company("SC 123456"), done)
        self.client.resolve_company("Tarnwick Joinery")
        bodies = [json.loads(body) for _, _, _, body in self.service.received if body]
        self.assertEqual(bodies, [{"company_number": "SC 123456"}, {"company_name": "Tarnwick Joinery"}])
        self.assertEqual(self.paths()[1], "/v1/resolve/company/status/job_2")


class Lists(ClientCase):
    def test_each_kind_of_paging_reads_to_the_end(self) -> None:
        self.service.reply(200, {"companies": [{"company_number": "1"}], "next_page": "p2"})
        self.service.reply(200, {"companies": [{"company_number": "2"}], "next_page": None})
        self.assertEqual([hit["company_number"] for hit in self.client.each_company(name="acme")], ["1", "2"])
        self.service.reply(200, {"signals": [{"id": "sig_2"}], "has_more": True})
        self.service.reply(200, {"signals": [{"id": "sig_1"}], "has_more": False})
        self.assertEqual([signal["id"] for signal in self.client.each_signal()], ["sig_2", "sig_1"])
        self.service.reply(200, {"rows": [{"row_number": 1}], "page": 1, "has_more": True})
        self.service.reply(200, {"rows": [{"row_number": 2}], "page": 2, "has_more": False})
        self.assertEqual([row["row_number"] for row in self.client.each_bulk_row("bulk_1")], [1, 2])
        self.service.reply(200, {"signals": [], "has_more": False, "next_cursor": "c1"})
        self.assertEqual([page["next_cursor"] for page in self.client.signal_pages("c0")], ["c1"])
        self.assertEqual(
            self.paths(),
            [
                "/v1/companies/search?name=acme",
                "/v1/companies/search?name=acme&page=p2",
                "/v1/signals?limit=100",
                "/v1/signals?limit=100&before=sig_2",
                "/v1/bulk/bulk_1/rows?limit=500",
                "/v1/bulk/bulk_1/rows?limit=500&page=2",
                "/v1/signals?limit=100&cursor=c0",
            ],
        )


class Asynchronous(ClientCase):
    def test_it_waits_retries_and_reads_lists_as_the_other_does(self) -> None:
        async def use() -> None:
            async with AsyncDomesday(self.service.url, "key") as client:
                self.service.reply(LOST)
                self.service.reply(202, {"status": "queued", "job_id": "job_1"})
                self.service.reply(200, {"status": "completed", "match_status": "matched"})
                self.assertEqual((await client.resolve_domain("acme.test"))["match_status"], "matched")
                self.service.reply(200, {"reviews": [{"id": "a"}], "page": 1, "has_more": True})
                self.service.reply(200, {"reviews": [{"id": "b"}], "page": 2, "has_more": False})
                self.assertEqual([review["id"] async for review in client.each_review()], ["a", "b"])
                self.service.refuse(404, "not_found")
                with self.assertRaisesRegex(DomesdayError, "not_found"):
                    await client.get_company("1")

        asyncio.run(use())

    def test_calls_run_at_the_same_time(self) -> None:
        async def use() -> None:
            async with AsyncDomesday(self.service.url, "key") as client:
                for _ in range(5):
                    self.service.reply(200, {"email": "a@example.org"})
                answers = await asyncio.gather(*(client.get_account() for _ in range(5)))
                self.assertEqual(len(answers), 5)

        asyncio.run(use())


class Webhooks(unittest.TestCase):
    key = b"twenty-four bytes long!!"
    secret = "whsec_" + base64.b64encode(key).decode()
    body = '{"id":"sig_1","name":"Café"}'
    now = 1_795_000_000

    def own(self, secret: str | None = None) -> str:
        return hmac.new((secret or self.secret).encode(), f"{self.now}.{self.body}".encode(), hashlib.sha256).hexdigest()

    def standard(self) -> dict[str, str]:
        signed = hmac.new(self.key, f"whd_1.{self.now}.{self.body}".encode(), hashlib.sha256).digest()
        signature = f"v1,AAAA v1,{base64.b64encode(signed).decode()}"
        return {"Webhook-Id": "whd_1", "Webhook-Timestamp": str(self.now), "Webhook-Signature": signature}

    def test_genuine_deliveries_are_valid(self) -> None:
        own = {"X-Webhook-Timestamp": str(self.now), "X-Webhook-Signature": self.own()}
        previous = {**own, "X-Webhook-Signature": self.own("whsec_new"), "X-Webhook-Signature-Previous": self.own()}
        # The secret was replaced twice: only the standard header still has its signature.
        later = {**own, "X-Webhook-Signature": self.own("whsec_newest"), "X-Webhook-Signature-Previous": self.own("whsec_new")}
        for headers in (own, previous, self.standard(), {**self.standard(), **later}):
            verify_webhook(self.secret, headers, self.body, now=self.now)
            verify_webhook(self.secret, headers, self.body.encode(), now=self.now)

    def test_others_are_not(self) -> None:
        own = {"x-webhook-timestamp": str(self.now), "x-webhook-signature": self.own()}
        cases: list[tuple[str, dict[str, str], str, float]] = [
            (self.secret, own, self.body + " ", self.now),
            ("whsec_other", own, self.body, self.now),
            (self.secret, own, self.body, self.now + 301),
            (self.secret, own, self.body, self.now - 301),
            (self.secret, {**own, "x-webhook-signature": "Ä"}, self.body, self.now),
            (self.secret, {**own, "x-webhook-timestamp": "soon"}, self.body, self.now),
            (self.secret, {}, self.body, self.now),
            (self.secret, {**self.standard(), "Webhook-Id": "whd_2"}, self.body, self.now),
            ("whsec_%", self.standard(), self.body, self.now),
            ("", self.standard(), self.body, self.now),
        ]
        for secret, headers, body, now in cases:
            with self.subTest(headers=headers, now=now), self.assertRaises(InvalidWebhook):
                verify_webhook(secret, headers, body, now=now)


class Types(unittest.TestCase):
    def test_every_type_is_complete(self) -> None:
        named = [value for value in vars(types).values() if typing.is_typeddict(value)]
        self.assertGreater(len(named), 200)
        for value in named:
            typing.get_type_hints(value)


if __name__ == "__main__":
    unittest.main()
