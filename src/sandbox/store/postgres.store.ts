import { type Database, sql, type Transaction } from '../../platform/postgres/index.ts';
import type { NewEvent, StreamEvent } from '../companies-house/events.ts';
import type { SandboxCompany } from '../world/sandbox-company.ts';
import { allBounds, EVENTS_KEPT, type SandboxStore, type StreamBounds } from './sandbox-store.ts';

/** The store in PostgreSQL: changes of one process are served by all. */
export function createDatabaseStore(
  db: Database,
  { eventsKept = EVENTS_KEPT }: { eventsKept?: number } = {},
): SandboxStore {
  const listeners = new Set<() => void>();
  return {
    async find(number) {
      const row = await db.first<{ record: SandboxCompany }>(sql`
        select record from sandbox_companies where company_number = ${number}`);
      return row?.record;
    },
    async listByOfficer(personId) {
      // Records are read whole and small in number, so they need no index: the text is searched before it is
      // parsed.
      const rows = await db.query<{ record: SandboxCompany }>(sql`
        select record from sandbox_companies
        where position(${JSON.stringify(personId)} in record::text) > 0 order by company_number`);
      return rows
        .map(({ record }) => record)
        .filter(({ officers }) => officers.some(({ person_id }) => person_id === personId));
    },
    async search(words, { offset, limit }) {
      const patterns = words.map((word) => `% ${word.replace(/[\\%_]/g, '\\$&')}%`);
      const rows = await db.query<{ record: SandboxCompany; total: number }>(sql`
        select record, count(*) over () as total from sandbox_companies
        where ' ' || company_name like all (${patterns})
        order by company_number limit ${limit} offset ${offset}`);
      return { items: rows.map(({ record }) => record), total: rows[0]?.total ?? 0 };
    },
    async listNumbers() {
      const rows = await db.query<{ company_number: string }>(sql`
        select company_number from sandbox_companies order by company_number`);
      return rows.map((row) => row.company_number);
    },
    async change(number, at, decide) {
      const change = await db.transaction(async (tx) => {
        const row = await tx.first<{ record: SandboxCompany }>(sql`
          select record from sandbox_companies where company_number = ${number} for update`);
        const decided = row && decide(row.record);
        if (!decided) return undefined;
        const { company, events } = decided;
        await tx.execute(sql`
          update sandbox_companies
          set company_name = ${company.profile.company_name}, record = ${JSON.stringify(company)}
          where company_number = ${number}`);
        await append(tx, events, at, eventsKept);
        return decided;
      });
      if (change) for (const listener of listeners) listener();
      return change;
    },
    async bounds() {
      return allBounds(
        await db.query<StreamBounds & { stream: string }>(
          sql`select stream, oldest, newest from sandbox_streams`,
        ),
      );
    },
    async listEvents(stream, from, limit) {
      const rows = await db.query<{ timepoint: number; published_at: Date; event: NewEvent }>(sql`
        select timepoint, published_at, event from sandbox_events
        where stream = ${stream} and timepoint >= ${from} order by timepoint limit ${limit}`);
      return rows.map(
        ({ timepoint, published_at, event }): StreamEvent => ({
          ...event,
          timepoint,
          publishedAt: published_at,
        }),
      );
    },
    onAppended(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Locks the streams in the order of their names, which prevents deadlocks. */
async function append(tx: Transaction, events: NewEvent[], at: Date, eventsKept: number): Promise<void> {
  const streams = [...new Set(events.map(({ stream }) => stream))].sort();
  for (const stream of streams) {
    const own = events.filter((event) => event.stream === stream);
    const bounds = await tx.first<StreamBounds>(sql`
      update sandbox_streams
      set newest = newest + ${own.length}, oldest = greatest(oldest, newest + ${own.length} - ${eventsKept} + 1)
      where stream = ${stream} returning oldest, newest`);
    if (!bounds) throw new Error(`the sandbox has no stream ${stream}`);
    const first = bounds.newest - own.length + 1;
    await tx.execute(sql`
      insert into sandbox_events (stream, timepoint, published_at, event)
      select ${stream}, ${first}::bigint + place - 1, ${at}, event
      from json_array_elements(${JSON.stringify(own)}::json) with ordinality as list (event, place)`);
    await tx.execute(
      sql`delete from sandbox_events where stream = ${stream} and timepoint < ${bounds.oldest}`,
    );
  }
}
