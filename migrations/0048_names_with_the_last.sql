-- The register files old names as ACME LIMITED(THE). Their keys ended in the words LIMITED THE; from now on they are those
-- of THE ACME LIMITED, as an import writes them.
update company_names n
set name_key = moved.key, joined_key = replace(moved.key, ' ', '')
from (
  select company_id, ordinal, regexp_replace(left(name_key, -4),
    ' (LIMITED|LTD|PLC|PUBLIC LIMITED COMPANY|LLP|LIMITED LIABILITY PARTNERSHIP|LP|LIMITED PARTNERSHIP|CIC|COMMUNITY INTEREST COMPANY|CIO|CHARITABLE INCORPORATED ORGANISATION|UNLIMITED|CYF|CYFYNGEDIG)$',
    '') as key
  from company_names where name_key like '% THE'
) moved
where n.company_id = moved.company_id and n.ordinal = moved.ordinal and moved.key <> '';
