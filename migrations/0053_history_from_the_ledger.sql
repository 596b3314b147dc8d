-- The history is kept since 0042. The charges before it are in the ledger, so that they can be shown too, with what is known of
-- them: the call itself, free answers, the caller and the client are not. An upload that asked is known by its rows.
insert into resolution_history (account_id, asked_at, direction, asked, found, outcome, credits, charge_reason, source,
  actor, job_id)
select entry.account_id, entry.created_at,
  case when entry.subject like 'domain:%' then 'domain_to_company' else 'company_to_website' end,
  split_part(entry.subject, ':', 2),
  case when entry.subject like 'domain:%'
    then coalesce(split_part(link.name, '/', 2), domain_result.company_number)
    else coalesce(split_part(link.name, '/', 1), website_result.websites -> 0 ->> 'domain') end,
  case when entry.subject like 'domain:%' then 'matched' else 'verified' end,
  entry.credits, entry.reason,
  case when exists (select from bulk_rows row where row.job_id = entry.hold_id) then 'bulk' else 'api' end,
  'unknown', entry.hold_id
from credit_entries entry
join accounts account on account.id = entry.account_id
left join lateral (
  select substr(name, length('link:') + 1) as name from unnest(entry.links) name limit 1
) link on true
left join resolution_jobs domain_job on domain_job.id = entry.hold_id
left join domain_results domain_result on domain_result.id = domain_job.result_id
left join website_jobs website_job on website_job.id = entry.hold_id
left join website_results website_result on website_result.id = website_job.result_id
where entry.kind = 'charge'
  and entry.created_at < (select applied_at from schema_migrations where id = 42)
  and not exists (
    select from resolution_history known where known.job_id is not null and known.job_id = entry.hold_id)
order by entry.number;
