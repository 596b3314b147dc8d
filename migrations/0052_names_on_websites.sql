-- When the name that a website prints was last compared with the company's (src/modules/website-watch). A company that
-- changed its name since then is compared again.
alter table website_checks add column names_judged_at timestamptz not null default now();
