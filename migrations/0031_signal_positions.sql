-- A signal's position in the feeds that are read from the oldest signal on (src/modules/signals/feed.ts). It follows the
-- order of commits, whatever the ids are and whoever writes: an insert locks signal_order first, until its transaction
-- ends, and the positions are drawn after that. Who sees a position therefore sees every lower one, too.
alter table signals add column position bigint;
update signals set position = ordered.position
from (select id, row_number() over (order by id) as position from signals) ordered
where signals.id = ordered.id;
alter table signals alter column position set not null;
alter table signals alter column position add generated always as identity;
select setval(pg_get_serial_sequence('signals', 'position'), max(position)) from signals having count(*) > 0;

create function lock_signal_order() returns trigger language plpgsql as $$
begin
  perform from signal_order for update;
  return null;
end $$;

create trigger signals_locked before insert on signals
  for each statement execute function lock_signal_order();

create index signals_by_position on signals (company_number, position) include (signal_type, severity, detected_at);

-- Whether the next attempts were asked for by a replay (src/modules/webhooks/replay.ts).
alter table webhook_deliveries add column is_replay boolean not null default false;
