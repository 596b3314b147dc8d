import type { Logger } from '../../../platform/logger.ts';
import type { Queryable } from '../../../platform/postgres/index.ts';
import type { Clock } from '../../../shared/clock.ts';
import type { CompanyNumber } from '../../../shared/company-number.ts';
import { DAY_MS, MINUTE_MS } from '../../../shared/durations.ts';
import { ukDay } from '../../../shared/uk-day.ts';
import type { KnownCompany, LiveSource } from '../../register/index.ts';
import type { AnswerKind, StoredResult } from '../resolution-job.ts';
import type { DomainAccountState, ResolutionStore } from '../resolution-store.ts';
import { presentForPartner, presentResolution } from './present-resolution.ts';

/** In which of the three forms a result is wanted. */
export type AnswerShape = AnswerKind | 'partner';

/** JSON of an object, without its last brace: the asker's own fields are still to come. */
export type OpenJson = string & { readonly open: unique symbol };

export interface KnownAnswers {
  /** Undefined: the result is gone. */
  read(state: DomainAccountState, shape: AnswerShape): Promise<OpenJson | undefined>;
}

export interface KnownAnswersDeps {
  db: Queryable;
  store: Pick<ResolutionStore, 'findResult'>;
  live: Pick<LiveSource, 'enabled' | 'findCompany' | 'refreshDetail'>;
  clock: Clock;
  log: Logger;
}

const CHARACTERS_MAX = 16 * 1024 * 1024;
const DETAIL_MAX_AGE_MS = DAY_MS;
const REFRESH_EVERY_MS = 15 * MINUTE_MS;
const REFRESHES_REMEMBERED = 1_000;

/**
 * Results never change, and a company's row says by its version whether it has: so an answer that was written once is
 * right for the rest of the day, and only what it depends on has to be asked of the database.
 */
export function createKnownAnswers({ db, store, live, clock, log }: KnownAnswersDeps): KnownAnswers {
  const written = new Map<string, OpenJson>();
  const refreshedAt = new Map<string, number>();
  let characters = 0;

  function remember(key: string, text: OpenJson): void {
    // Two who asked at the same time both write it.
    characters += text.length - (written.get(key)?.length ?? 0);
    written.set(key, text);
    // A map lists its keys in the order in which they came: the first is the one longest unused.
    for (const [oldest, old] of written) {
      if (characters <= CHARACTERS_MAX) break;
      written.delete(oldest);
      characters -= old.length;
    }
  }

  /** Nobody who is answered waits for Companies House; the next one finds what it said. */
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
    async read(state, shape) {
      const { result_id: id, company_number: number, company_version: version } = state;
      if (id === null) return undefined;
      const now = clock.now();
      refreshInBackground(state, now);
      const key = `${id} ${version} ${shape} ${ukDay(now)}`;
      const known = written.get(key);
      if (known !== undefined) {
        written.delete(key);
        written.set(key, known);
        return known;
      }
      const result = await store.findResult(db, id);
      if (!result) return undefined;
      const company = number === null ? undefined : await live.findCompany(number as CompanyNumber);
      const text = writeOpen(result, company, { shape, now });
      remember(key, text);
      return text;
    },
  };
}

function writeOpen(
  result: StoredResult,
  company: KnownCompany | undefined,
  { shape, now }: { shape: AnswerShape; now: Date },
): OpenJson {
  const presented =
    shape === 'partner'
      ? presentForPartner(result, company, now)
      : presentResolution(result, company, { answer: shape, now });
  return JSON.stringify(presented).slice(0, -1) as OpenJson;
}

export function closeJson(open: OpenJson, fields: object): string {
  return `${open},${JSON.stringify(fields).slice(1)}`;
}
