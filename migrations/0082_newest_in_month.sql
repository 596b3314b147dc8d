-- The newest figures of companies with several documents about their newest period, in the order of
-- src/modules/financials/document-order.ts: before, the original that only a month's file has came before an amended
-- document of a day in that month.
with several as (
  select document.company_number
  from financial_documents document
  join company_financials newest using (company_number, period_end)
  group by document.company_number having count(*) > 1
), stated as materialized (
  select period.*, row_number() over (partition by period.company_number order by
    document.period_end desc,
    date_trunc('month', document.published_on::timestamp) desc nulls last,
    substring(document.name from '^Prod[0-9]{1,4}_([0-9]{1,9})_')::int desc nulls last,
    document.published_on desc nulls last,
    document.id desc) as nth
  from several
  join company_financials shown using (company_number)
  join financial_periods period using (company_number, period_end)
  join financial_documents document on document.id = period.document_id
), merged as (
  select newest.company_number, newest.currency,
    (array_agg(stated.turnover order by stated.nth) filter (where stated.turnover is not null and comparable))[1] as turnover,
    (array_agg(stated.profit_loss order by stated.nth) filter (where stated.profit_loss is not null and comparable))[1] as profit_loss,
    (array_agg(stated.net_assets order by stated.nth) filter (where stated.net_assets is not null and comparable))[1] as net_assets,
    (array_agg(stated.cash order by stated.nth) filter (where stated.cash is not null and comparable))[1] as cash,
    (array_agg(stated.employees order by stated.nth) filter (where stated.employees is not null and comparable))[1] as employees,
    (array_agg(stated.dormant order by stated.nth) filter (where stated.dormant is not null))[1] as dormant
  from stated newest
  join stated using (company_number)
  cross join lateral (
    select stated.currency = newest.currency and stated.consolidated = newest.consolidated as comparable
  ) comparison
  where newest.nth = 1
  group by newest.company_number, newest.currency
)
update company_financials shown
set currency = merged.currency, turnover = merged.turnover, profit_loss = merged.profit_loss,
  net_assets = merged.net_assets, cash = merged.cash, employees = merged.employees, dormant = merged.dormant
from merged
where merged.company_number = shown.company_number
  and (shown.currency, shown.turnover, shown.profit_loss, shown.net_assets, shown.cash, shown.employees, shown.dormant)
    is distinct from (merged.currency, merged.turnover, merged.profit_loss, merged.net_assets, merged.cash,
      merged.employees, merged.dormant);
