/**
 * Sources: what other public registers say about companies, from files that the operator imports: the Charity
 * Commission, GLEIF, the Care Quality Commission and others. `formats/` is the table of registers, `read/`
 * recognises a file by its header and reads it, and `import-source.ts` replaces the records of a register
 * with those of the file.
 *
 * The registers' websites are candidates for a company's own website (website) and independent evidence for a
 * match (resolution). Their names are names of the company in matching. A printed charity number or LEI
 * counts for a company only if a source gives it to that company.
 */
import type { Database } from '../../platform/postgres/index.ts';
import type { Clock } from '../../shared/clock.ts';
import { type ImportSourceOptions, importSource } from './import-source.ts';
import { createSourcesStore } from './sources.store.ts';

export {
  listRegisteredNames,
  listRegisteredWebsites,
  listRegistrations,
  listWebsiteListings,
  type WebsiteListing,
} from './company-facts.store.ts';
export { formatOf, SOURCE_KINDS } from './formats/index.ts';
export type { SourceImport } from './import-result.ts';

export function createSources(options: { db: Database; clock: Clock }) {
  const store = createSourcesStore(options);
  return {
    import: (file: ImportSourceOptions) => importSource(store, file),
    /** The state of each source that was imported. */
    listStatus: () => store.listStatus(),
    listContradictions: store.listContradictions,
    countContradictions: store.countContradictions,
  };
}
