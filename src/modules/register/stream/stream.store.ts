import { type Statement, sql, type Transaction } from '../../../platform/postgres/index.ts';
import type { ProfileExtras } from '../live/company-detail.ts';
import type { CompanyRecord } from '../live/company-record.ts';
import { writeCompany } from '../live/live.store.ts';
import type { LiveProfile } from '../live/normalise-profile.ts';
import { changedFacts } from './changed-facts.ts';
import type { EventContent, ListName } from './event-content.ts';
import type { StreamStore } from './stream-store.ts';

/** What `register_state.source` says while the register is the fictional one. */
const SANDBOX = 'sandbox';

/** Well below the second after which the database looks for transactions that wait for each other. */
const LOCK_WAIT = '400ms';

export const streamStore: StreamStore = {
  async waitForNothing(tx) {
    await tx.execute(sql`select set_config('lock_timeout', ${LOCK_WAIT}, true)`);
  },

  async findTimepoint(db, { source, stream }) {
    const row = await db.first<{ timepoint: number | null }>(sql`
      select timepoint from stream_positions where source = ${source} and stream = ${stream}`);
    return row?.timepoint ?? undefined;
  },

  async lockTimepoint(tx, { source, stream }, now) {
    const row = await tx.first<{ timepoint: number | null }>(sql`
      insert into stream_positions as place (source, stream, heard_at) values (${source}, ${stream}, ${now})
      on conflict (source, stream) do update set heard_at = excluded.heard_at
      returning timepoint`);
    return row?.timepoint ?? undefined;
  },

  async saveTimepoint(tx, { source, stream }, { timepoint, now }) {
    await tx.execute(sql`
      update stream_positions set timepoint = ${timepoint}, heard_at = ${now}
      where source = ${source} and stream = ${stream}`);
  },

  async forgetTimepoint(db, { source, stream }) {
    await db.execute(sql`
      update stream_positions set timepoint = null where source = ${source} and stream = ${stream}`);
  },

  async noteHeard(db, { source, stream }, now) {
    await db.execute(sql`
      insert into stream_positions as place (source, stream, heard_at) values (${source}, ${stream}, ${now})
      on conflict (source, stream) do update set heard_at = greatest(place.heard_at, excluded.heard_at)`);
  },

  async findHeardAt(db, { source, stream }) {
    const row = await db.first<{ heard_at: Date }>(sql`
      select heard_at from stream_positions where source = ${source} and stream = ${stream}`);
    return row?.heard_at;
  },

  async readDetailTimes(tx, numbers, now) {
    const rows = await tx.query<{ company_number: string; fetched_at: Date | null; claimed: boolean }>(sql`
      select company_number, fetched_at, coalesce(claimed_until > ${now}, false) as claimed
      from company_details where company_number = any(${numbers}::text[])`);
    return new Map(
      rows.map((row) => [row.company_number, { fetchedAt: row.fetched_at, isBeingFetched: row.claimed }]),
    );
  },

  async isRegisterOf(tx, source) {
    // A real register is never exchanged for the fictional one, but the other way round: the import that does so waits
    // until the caller is done, or the caller for the import.
    const row = await tx.first<{ source: string | null }>(
      source === SANDBOX
        ? sql`select source from register_state for share nowait`
        : sql`select source from register_state`,
    );
    return (row?.source === SANDBOX) === (source === SANDBOX);
  },

  async apply(tx, number, { content, at, day }) {
    switch (content.part) {
      case 'profile':
        return applyProfile(tx, number, content.profile, at);
      case 'company_deleted':
        return applyRemoval(tx, number, { at, day });
      case 'insolvency':
        return replacePart(tx, number, 'insolvency', () => content.insolvency);
      case 'entry_deleted':
        return replacePart(tx, number, content.list, (items) =>
          (items as { id: string | null }[]).filter(({ id }) => id !== content.id),
        );
      case 'officers':
      case 'persons_with_significant_control':
      case 'charges':
        return replacePart(tx, number, content.part, (items) => withEntry(items, content));
      default:
        // A filing changes nothing that the register holds of a company; what it brought about is told elsewhere.
        return;
    }
  },
};

async function applyProfile(
  tx: Transaction,
  number: string,
  { facts, extras }: LiveProfile,
  at: Date,
): Promise<void> {
  const held = await tx.first<{ record: CompanyRecord }>(sql`
    select to_jsonb(company) as record from companies company where company_number = ${number}
    for no key update nowait`);
  if (!held) return;
  const changed = changedFacts(held.record, facts);
  if (changed.size > 0) {
    if (changed.has('company_name') || changed.has('previous_names')) {
      // An import that is writing names holds these, and will want the company next.
      await tx.query(sql`
        select 1 from company_names where company_id = (select id from companies where company_number = ${number})
        for update nowait`);
    }
    await writeCompany(tx, { facts, parts: { charges: null } }, at);
  }
  await tx.execute(sql`
    update company_details set profile = coalesce(profile, '{}') || ${JSON.stringify(known(extras))}::jsonb
    where company_number = ${number} and found and not (coalesce(profile, '{}') @> ${JSON.stringify(known(extras))}::jsonb)`);
}

/** What an event leaves out stays as it was. */
function known(extras: ProfileExtras): Partial<ProfileExtras> {
  return Object.fromEntries(Object.entries(extras).filter(([, value]) => value !== null));
}

async function applyRemoval(
  tx: Transaction,
  number: string,
  { at, day }: { at: Date; day: string },
): Promise<void> {
  await tx.query(sql`select 1 from companies where company_number = ${number} for no key update nowait`);
  await tx.execute(sql`
    update companies set removed_on = ${day}::date, row_hash = 0, live_at = ${at}
    where company_number = ${number} and removed_on is null`);
}

type PartName = ListName | 'insolvency';

/** The columns are named here, so that no text from outside is ever part of a statement. */
const PART_STATEMENTS: Record<PartName, { select: string; update: string }> = {
  officers: partStatements('officers'),
  persons_with_significant_control: partStatements('persons_with_significant_control'),
  charges: partStatements('charges'),
  insolvency: partStatements('insolvency'),
};

function partStatements(column: PartName) {
  return {
    select: `select ${column} as part from company_details
      where company_number = $1 and found and ${column} is not null for no key update nowait`,
    update: `update company_details set ${column} = $2::jsonb where company_number = $1`,
  };
}

/** A list that is not known stays so: one entry of it is not the list. */
async function replacePart(
  tx: Transaction,
  number: string,
  part: PartName,
  change: (held: unknown) => unknown,
): Promise<void> {
  const { select, update } = PART_STATEMENTS[part];
  const held = await tx.first<{ part: unknown }>(statement(`read ${part}`, select, [number]));
  if (!held) return;
  const next = JSON.stringify(change(held.part));
  await tx.execute(statement(`write ${part}`, update, [number, next]));
}

function statement(name: string, text: string, values: unknown[]): Statement {
  return { name: `stream ${name}`, text, values };
}

type EntryContent = Extract<EventContent, { item: unknown }>;

/** In its place, or at the end where it is new. */
function withEntry(held: unknown, { item }: EntryContent): unknown[] {
  const items = held as { id: string | null }[];
  const at = item.id === null ? -1 : items.findIndex(({ id }) => id === item.id);
  return at === -1 ? [...items, item] : items.with(at, item);
}
