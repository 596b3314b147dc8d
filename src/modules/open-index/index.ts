/**
 * The open index: every current link between a domain and a company, for anybody, with nothing that belongs
 * to an account. `export-index.ts` writes it as a table (CSV, JSON lines, Parquet) with its data dictionary
 * and checksums, or as a folder of JSON files that any web server can serve and `domesday resolve --index`
 * reads (`look-up.ts`).
 */
import type { Database } from '../../platform/postgres/index.ts';
import { type ExportDeps, type ExportOptions, exportStatic, exportTable } from './export-index.ts';
import { readLinks } from './links.store.ts';
import type { ExportFormat } from './write-table.ts';

export { lookUpInIndex } from './look-up.ts';
export { EXPORT_FORMATS, type ExportFormat } from './write-table.ts';

interface OpenIndexOptions extends Omit<ExportDeps, 'readLinks'> {
  db: Database;
}

export function createOpenIndex({ db, clock, listSources }: OpenIndexOptions) {
  const deps: ExportDeps = { clock, listSources, readLinks: (options) => readLinks(db, options) };
  return {
    exportTable: (path: string, format: ExportFormat, options: ExportOptions) =>
      exportTable(deps, { path, format }, options),
    exportStatic: (folder: string, options: ExportOptions) => exportStatic(deps, folder, options),
  };
}
