"""The clients against a running service with the sandbox, at DOMESDAY_URL with DOMESDAY_API_KEY."""

from __future__ import annotations

import asyncio
import os
import unittest

from domesday import AsyncDomesday, Domesday, DomesdayError

URL, KEY = os.environ["DOMESDAY_URL"], os.environ["DOMESDAY_API_KEY"]
DOMAIN, COMPANY = "tarnwickjoinery.test", "73816452"


class Service(unittest.TestCase):
    client = Domesday(URL, KEY)

    def test_a_domain_is_resolved_and_enriched(self) -> None:
        resolution = self.client.resolve_domain(DOMAIN)
        assert resolution["company"] is not None
        self.assertEqual((resolution["match_status"], resolution["company"]["company_number"]), ("matched", COMPANY))
        self.assertEqual(self.client.enrich_domain(DOMAIN)["match_status"], "matched")

    def test_a_company_leads_to_its_website(self) -> None:
        search = self.client.resolve_company(COMPANY)["reverse_domain"]
        self.assertEqual(search["domain"], DOMAIN)

    def test_all_companies_of_a_search_are_read_each_once(self) -> None:
        first = self.client.search_companies(company_status="active")
        self.assertTrue(first["has_more"])
        numbers = [hit["company_number"] for hit in self.client.each_company(company_status="active")]
        self.assertGreater(len(numbers), len(first["companies"]))
        self.assertEqual(len(numbers), len(set(numbers)))

    def test_the_key_is_checked(self) -> None:
        with self.assertRaises(DomesdayError) as caught:
            Domesday(URL, "dk_live_wrong").get_account()
        self.assertEqual(caught.exception.status, 401)
        self.assertIsNotNone(caught.exception.request_id)

    def test_companies_are_watched_and_files_are_answered_as_bytes(self) -> None:
        self.client.watch_company(COMPANY, tags=["python"])
        self.assertIn(COMPANY, [entry["company_number"] for entry in self.client.list_watchlist(tag="python")["watchlist"]])
        self.assertIn(COMPANY.encode(), self.client.export_watchlist(tag="python"))
        self.client.unwatch_company(COMPANY)

    def test_a_file_is_uploaded_and_its_rows_are_read(self) -> None:
        started = self.client.start_bulk(f"domain\n{DOMAIN}\n", preview=True)
        self.assertEqual(started["rows"], 1)

    def test_asyncio_gets_the_same_answers(self) -> None:
        async def use() -> None:
            async with AsyncDomesday(URL, KEY) as client:
                resolution, profile = await asyncio.gather(client.resolve_domain(DOMAIN), client.get_company(COMPANY))
                self.assertEqual(resolution["match_status"], "matched")
                self.assertEqual(profile["company_number"], COMPANY)
                entries = [entry async for entry in client.each_history_entry()]
                self.assertGreater(len(entries), 0)

        asyncio.run(use())


if __name__ == "__main__":
    unittest.main()
