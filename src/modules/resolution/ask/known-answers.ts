import type { Logger } from '../../../platform/logger.ts';
import type { Queryable } from '../../../platform/postgres/index.ts';
import { type Clock, MINUTE_MS, ukDay } from '../../../shared/clock.ts';
import type { CompanyNumber } from '../../../shared/companies/company-number.ts';
import type { DomainName } from '../../../shared/internet/domain-name.ts';
import { DETAIL_MAX_AGE_MS, type LiveSource } from '../../register/index.ts';
import type { CompanyFields } from '../domain-job/domain-job.ts';
import type { DomainAccountState, NamedRecord, ResolutionStore } from '../resolution.store.ts';
import type { StoredResult } from '../verdict/stored-verdict.ts';
import { type FindAccountState, freeCharge, isKnown } from './account-state.ts';
import { presentForPartner, presentResolution, presentReview } from './present-resolution.ts';
import { namedIn, type RegisterView, type RegisterViewDeps, readRegisterView } from './register-view.ts';

/** The partner's answer is one flat object; the other two differ in the fields of the company. */
export type AnswerForm = CompanyFields | 'partner';

/**
 * A JSON object without its closing brace, so that the caller's own fields can be appended. In bytes:
 * encoding the same long text for each call would take several times as long as copying it.
 */
export type OpenJson = Buffer & { readonly open: unique symbol };

export interface KnownAnswers {
  /** Undefined if the result was deleted. */
  read(state: DomainAccountState, form: AnswerForm): Promise<OpenJson | undefined>;
}

interface KnownAnswersDeps extends RegisterViewDeps {
  db: Queryable;
  store: Pick<ResolutionStore, 'findResult' | 'listNamed' | 'listFormerOffices'>;
  live: Pick<LiveSource, 'enabled' | 'findCompany' | 'refreshDetail'>;
  clock: Clock;
  log: Logger;
}

const BYTES_MAX = 16 * 1024 * 1024;
const REFRESH_EVERY_MS = 15 * MINUTE_MS;
const REFRESHES_REMEMBERED = 1_000;

/** An answer, and the versions of the other companies that it names. */
interface CachedAnswer {
  text: OpenJson;
  others: readonly string[];
  versions: string;
}

/**
 * Caches serialised answers. Results never change, and a company's row has a version. An answer stays right
 * for the rest of the day while the result, the version, and the rows of the other companies that it names
 * are unchanged.
 */
export function createKnownAnswers(deps: KnownAnswersDeps): KnownAnswers {
  const { db, store, live, clock, log } = deps;
  const cache = new Map<string, CachedAnswer>();
  const refreshedAt = new Map<string, number>();
  let bytes = 0;

  function addToCache(key: string, answer: CachedAnswer): void {
    // Two concurrent calls may both add it.
    bytes += answer.text.length - (cache.get(key)?.text.length ?? 0);
    cache.set(key, answer);
    // A map keeps its keys in order of insertion: the first is the least recently used.
    for (const [oldest, old] of cache) {
      if (bytes <= BYTES_MAX) break;
      cache.delete(oldest);
      bytes -= old.text.length;
    }
  }

  /** Most answers name no other company, and need no query. */
  async function isCurrent({ others, versions }: CachedAnswer): Promise<boolean> {
    if (others.length === 0) return true;
    return versionsOf(await store.listNamed(db, others)) === versions;
  }

  /** Calls do not wait for Companies House; the next call uses the refreshed data. */
  function refreshInBackground(
    { company_number: number, detail_at: detailAt }: DomainAccountState,
    now: Date,
  ): void {
    if (number === null || !live.enabled) return;
    if (detailAt && now.getTime() - detailAt.getTime() < DETAIL_MAX_AGE_MS) return;
    if (now.getTime() - (refreshedAt.get(number) ?? 0) < REFRESH_EVERY_MS) return;
    if (refreshedAt.size >= REFRESHES_REMEMBERED) refreshedAt.clear();
    refreshedAt.set(number, now.getTime());
    live
      .refreshDetail(number as CompanyNumber)
      .catch((error) => log.debug({ err: error, company: number }, 'a company could not be refreshed'));
  }

  return {
    async read(state, form) {
      const { result_id: id, company_version: version } = state;
      if (id === null) return undefined;
      const now = clock.now();
      refreshInBackground(state, now);
      const key = `${id} ${version} ${form} ${ukDay(now)}`;
      const cached = cache.get(key);
      if (cached !== undefined && (await isCurrent(cached))) {
        cache.delete(key);
        cache.set(key, cached);
        return cached.text;
      }
      const result = await store.findResult(db, id);
      if (!result) return undefined;
      const { verdict } = result;
      const view = await readRegisterView(deps, result);
      const text = writeOpen(result, view, { form, now });
      const parents = view.parents.flatMap(({ company_number }) => company_number ?? []);
      const others = [...new Set([...namedIn(verdict), ...parents])];
      const records = others.length === 0 ? [] : await store.listNamed(db, others);
      // If another company changed in the meantime, the answer is returned but not cached.
      if (isUnchanged(records, view)) addToCache(key, { text, others, versions: versionsOf(records) });
      return text;
    },
  };
}

function isUnchanged(records: readonly NamedRecord[], { named, parents }: RegisterView): boolean {
  return records.every(({ company_number: number, version, company_name: name }) => {
    const parent = parents.find(({ company_number }) => company_number === number);
    return (named.get(number)?.version ?? version) === version && (parent?.company_name ?? name) === name;
  });
}

const versionsOf = (records: readonly { version: string }[]) => records.map(({ version }) => version).join();

function writeOpen(
  result: StoredResult,
  view: RegisterView,
  { form, now }: { form: AnswerForm; now: Date },
): OpenJson {
  const presented =
    form === 'partner'
      ? presentForPartner(result, view, now)
      : presentResolution(result, view, { fields: form, now });
  return Buffer.from(JSON.stringify(presented).slice(0, -1)) as OpenJson;
}

export function closeJson(open: OpenJson, fields: object): Buffer {
  return Buffer.concat([open, Buffer.from(`,${JSON.stringify(fields).slice(1)}`)]);
}

interface ReadKnownDeps {
  findAccountState: FindAccountState;
  answers: KnownAnswers;
  clock: Clock;
}

/**
 * A known result that costs this account nothing: it is free, or the account has paid for it. Undefined for
 * everything else, because even the existence of a match is what others pay for.
 */
export async function readKnown(
  { findAccountState, answers, clock }: ReadKnownDeps,
  accountId: string,
  domain: DomainName,
): Promise<object | undefined> {
  const state = await findAccountState({ accountId, keyHash: undefined, domain, now: clock.now() });
  if (!state || !isKnown(state)) return undefined;
  const note = freeCharge(state);
  if (!note) return undefined;
  const open = await answers.read(state, 'resolve');
  if (!open) return undefined;
  const own = { job_id: null, cached: true, review: presentReview(state), ...note };
  return JSON.parse(closeJson(open, own).toString()) as object;
}
