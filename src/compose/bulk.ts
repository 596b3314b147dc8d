import { createBulk } from '../modules/bulk/index.ts';
import { listNewestFigures } from '../modules/financials/index.ts';
import { listRecords, listStoredNumbers } from '../modules/register/index.ts';
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

  const bulk = createBulk({
    companies: {
      listRecords: (numbers) => listRecords(db, numbers),
      listFindable: async (numbers) => (knowsMore() ? numbers : listStoredNumbers(db, numbers)),
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
