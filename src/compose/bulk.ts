import { createBulk } from '../modules/bulk/index.ts';
import { listNewestFigures } from '../modules/financials/index.ts';
import { listRecords } from '../modules/register/index.ts';
import type { Platform } from './platform.ts';
import type { ResolutionModules } from './resolution.ts';

/** Uploads of many domains or companies. */
export function createBulkModule(
  platform: Platform,
  { resolution, websites }: Pick<ResolutionModules, 'resolution' | 'websites'>,
) {
  const { config, db, audit, uploads, clock, ids } = platform;

  const bulk = createBulk({
    companies: {
      listRecords: (numbers) => listRecords(db, numbers),
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
