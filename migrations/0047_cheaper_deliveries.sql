-- Each delivery is inserted once and updated twice: when it is claimed and when it is recorded. What each of these writes
-- is kept small (docs/adr/0025-what-a-delivery-costs.md).

-- A claim changes no indexed column. With room left in the page of its row, it writes no index.
alter table webhook_deliveries set (fillfactor = 50);

-- Begins with the signal, so that it also serves the foreign key and the look-ups by signal.
alter table webhook_deliveries drop constraint webhook_deliveries_once;
drop index webhook_deliveries_signal;
alter table webhook_deliveries add constraint webhook_deliveries_once unique (signal_id, destination_id);

-- 48 bits of time, then random: deliveries that are made together are together in the indexes by id.
create function new_delivery_id(at timestamptz) returns text language sql volatile as $$
  select 'whd_' || lpad(to_hex(floor(extract(epoch from at) * 1000)::bigint), 12, '0')
    || substr(replace(gen_random_uuid()::text, '-', ''), 13)
$$;
