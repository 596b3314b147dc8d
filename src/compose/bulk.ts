import { createBulk } from '../modules/bulk/index.ts';
import { listNewestFigures } from '../modules/financials/index.ts';
import {
  listMissingNumbers,
  listRecords,
  listStoredNumbers,
  MISSING_MAX_AGE_MS,
} from '../modules/register/index.ts';
import type { Platform } from './platform.ts';
import type { RegisterModules } from './register.ts';
import type { ResolutionModules } from './resolution.ts';

/** Uploads of many domains or companies. */
export function createBulkModule(
  platform: Platform,
  {
    resolution,
    websites,
    live,
  }: Pick<ResolutionModules, 'resolution' | 'websites'> & Pick<RegisterModules, 'live'>,
) {
  const { config, sandbox, db, audit, uploads, clock, ids } = platform;
  /** Companies House knows companies that are newer than the snapshot; the sandbox knows no others. */
  const knowsMore = () => live.enabled && sandbox?.access() === undefined;
  /** Without those that Companies House did not know a moment ago: a look-up would not ask it again. */
  const withoutMissing = async (numbers: readonly string[]) => {
    const since = new Date(clock.now().getTime() - MISSING_MAX_AGE_MS);
    const missing = new Set(await listMissingNumbers(db, numbers, since));
    return numbers.filter((number) => !missing.has(number));
  };

  const bulk = createBulk({
    companies: {
      listRecords: (numbers) => listRecords(db, numbers),
      listFindable: (numbers) => (knowsMore() ? withoutMissing(numbers) : listStoredNumbers(db, numbers)),
      listFigures: (numbers) => listNewestFigures(db, numbers),
    },
    db,
    questions: resolution.questions,
    jobs: resolution.jobs,
    websites,
    audit,
    uploads,
    clock,
    ids,
    turnsMax: config.workers,
    keptDays: config.uploadKeptDays,
  });

  return { bulk };
}
