/**
 * What other registers say of companies: the Charity Commission's charity numbers and websites, and GLEIF's legal entity
 * identifiers. The operator imports their files. A charity's website is a candidate for the company's own (website), and a
 * printed charity number or LEI counts for a company only when a source gives it to that company (resolution).
 */
import type { Database } from '../../platform/postgres/index.ts';
import type { Clock } from '../../shared/clock.ts';
import { type ImportSourceOptions, importSource } from './import-source.ts';
import { createSourcesStore } from './sources.store.ts';

export { SOURCES, type SourceImport, type SourceKind } from './source-record.ts';
export { listRegisteredWebsites } from './sources.store.ts';

export function createSources(options: { db: Database; clock: Clock }) {
  const store = createSourcesStore(options);
  return {
    import: (file: ImportSourceOptions) => importSource(store, file),
    /** Of each source that was imported. */
    listStatus: () => store.listStatus(),
  };
}
