-- When the name that a website prints was last compared with the company's (src/modules/website-watch). A company that
-- changed its name since then is compared again.
alter table website_checks add column names_judged_at timestamptz not null default now();

-- Why a website could not be read, for calls that ended in `scrape_failed` (src/modules/history).
alter table resolution_history add column failure_code text;
