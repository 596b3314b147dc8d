import { isStatementTimeout } from '../../platform/postgres/index.ts';
import { findNamesakes } from '../../shared/companies/company-name.ts';
import { withShownStatus } from '../../shared/companies/company-status.ts';
import { limitConcurrency } from '../../shared/concurrency.ts';
import { invalidRequest, Problem } from '../../shared/problem.ts';
import { IMPORT_ROWS_MAX, type ImportOutcome, type Tag } from '../../shared/watchlist.ts';
import { findStoredCompany, readCompanyNumber, type Search } from '../register/index.ts';
import { type UploadReader, unpackTexts } from '../uploads/index.ts';
import { type Watcher, type WatchlistDeps, watch } from './watch.ts';

const INPUT_LENGTH_MAX = 200;
const CANDIDATES_MAX = 5;
const LOOK_UPS_AT_ONCE = 4;

interface PossibleCompany {
  company_number: string;
  company_name: string;
  company_status: string;
}

export interface ImportedRow {
  row: number;
  input: string;
  outcome: ImportOutcome;
  company_number: string | null;
  company_name: string | null;
  company_status: string | null;
  /** Candidates for the name, best first. */
  candidates: PossibleCompany[];
}

/** A file as uploaded. */
export interface CompanyList {
  body: Buffer;
  contentType: string;
}

interface Input {
  row: number;
  text: string;
}

/**
 * The company numbers or names in a CSV, TSV or XLSX file, from the column that contains them. Throws
 * `invalid_request`.
 */
export async function readCompanyList(
  uploads: Pick<UploadReader, 'read'>,
  list: CompanyList,
): Promise<Input[]> {
  const { inputs } = await uploads.read({ ...list, query: { direction: 'company' } });
  const companies = (await unpackTexts(inputs))
    .map((text, at) => ({ row: at + 1, text: text.trim().slice(0, INPUT_LENGTH_MAX) }))
    .filter(({ text }) => text !== '');
  if (companies.length === 0) throw invalidRequest('The upload holds no companies.');
  if (companies.length > IMPORT_ROWS_MAX) {
    throw invalidRequest(
      `The upload has ${companies.length} companies; at most ${IMPORT_ROWS_MAX} are taken at once. Split it.`,
    );
  }
  return companies;
}

type FoundCompany =
  | { kind: 'one'; companyNumber: string }
  | { kind: 'several'; candidates: PossibleCompany[] }
  | { kind: 'none' | 'unavailable' };

interface ImportDeps extends WatchlistDeps {
  search: Pick<Search, 'findCandidatesByName'>;
}

interface ImportOptions {
  inputs: readonly Input[];
  tags: readonly Tag[];
  /** Only looks up the companies and watches none. */
  isCheck: boolean;
}

const NO_COMPANY = { company_number: null, company_name: null, company_status: null, candidates: [] };

/**
 * Watches the companies of a list, up to the limit. Rows that cannot be watched are reported and change
 * nothing.
 */
export async function importCompanies(
  deps: ImportDeps,
  watcher: Watcher,
  { inputs, tags, isCheck }: ImportOptions,
): Promise<ImportedRow[]> {
  const limited = limitConcurrency({
    concurrency: LOOK_UPS_AT_ONCE,
    waitingMax: inputs.length,
    onRefused: () => new Error('more look-ups than rows'),
  });
  const found = await Promise.all(inputs.map(({ text }) => limited(() => findCompanyOf(deps.search, text))));
  const rows: ImportedRow[] = [];
  try {
    for (const [at, { row, text: input }] of inputs.entries()) {
      const nothing = { row, input, ...NO_COMPANY };
      const company = found[at] ?? { kind: 'none' };
      if (company.kind === 'one') {
        rows.push({
          ...nothing,
          ...(isCheck
            ? await findOne(deps, company.companyNumber)
            : await watchOne(deps, watcher, { number: company.companyNumber, tags })),
        });
      } else if (company.kind === 'several') {
        rows.push({ ...nothing, outcome: 'several_companies', candidates: company.candidates });
      } else {
        rows.push({ ...nothing, outcome: company.kind === 'none' ? 'not_found' : 'unavailable' });
      }
    }
  } finally {
    // Even if the import was interrupted: companies that were watched until then stay watched.
    await recordImport(deps, watcher, { rows, inputs, tags });
  }
  return rows;
}

/** Records nothing if nothing changed: no company and no tag was added. */
async function recordImport(
  { audit, db }: ImportDeps,
  watcher: Watcher,
  { rows, inputs, tags }: { rows: readonly ImportedRow[]; inputs: readonly Input[]; tags: readonly Tag[] },
): Promise<void> {
  const count = (wanted: ImportOutcome) => rows.filter(({ outcome }) => outcome === wanted).length;
  const watched = count('watched');
  const isTagged = tags.length > 0 && count('already_watched') > 0;
  if (watched === 0 && !isTagged) return;
  const named = tags.length > 0 && { tags: tags.map(({ tag }) => tag) };
  const detail = { rows: inputs.length, watched, ...named };
  await audit.record(db, watcher.accountId, { ...watcher, kind: 'list_imported', detail });
}

async function watchOne(
  deps: ImportDeps,
  watcher: Watcher,
  { number, tags }: { number: string; tags: readonly Tag[] },
): Promise<Partial<ImportedRow> & { outcome: ImportOutcome }> {
  try {
    const { company, alreadyWatched } = await watch(deps, watcher, number, { tags, isFromList: true });
    return { outcome: alreadyWatched ? 'already_watched' : 'watched', ...shown(company) };
  } catch (error) {
    return { outcome: outcomeOf(error), company_number: number };
  }
}

async function findOne(
  { live }: ImportDeps,
  number: string,
): Promise<Partial<ImportedRow> & { outcome: ImportOutcome }> {
  try {
    const { record } = await findStoredCompany(live, number);
    return { outcome: 'found', ...shown(withShownStatus(record)) };
  } catch (error) {
    return { outcome: outcomeOf(error), company_number: number };
  }
}

function shown({ company_number, company_name, company_status }: PossibleCompany): PossibleCompany {
  return { company_number, company_name, company_status };
}

/** Rethrows errors that do not concern the company. */
function outcomeOf(error: unknown): ImportOutcome {
  const outcome = error instanceof Problem ? OUTCOME_OF_PROBLEM[error.code] : undefined;
  if (outcome === undefined) throw error;
  return outcome;
}

const OUTCOME_OF_PROBLEM: { [code: string]: ImportOutcome } = {
  company_not_found: 'not_found',
  watchlist_limit_reached: 'limit_reached',
  // The tags themselves are valid, so it can only be their number.
  invalid_request: 'too_many_tags',
  unavailable: 'unavailable',
};

/** Finds a company by its number, or by a name that identifies one company. */
async function findCompanyOf(search: ImportDeps['search'], input: string): Promise<FoundCompany> {
  const number = readCompanyNumber(input);
  if (number) return { kind: 'one', companyNumber: number };
  let found: Awaited<ReturnType<typeof search.findCandidatesByName>>;
  try {
    found = await search.findCandidatesByName(input, { limit: 2 * CANDIDATES_MAX });
  } catch (error) {
    if (isStatementTimeout(error)) return { kind: 'unavailable' };
    throw error;
  }
  const { named, only } = findNamesakes(found, input, {
    currentName: ({ company }) => company.company_name,
    formerNames: ({ matchedName }) => (matchedName === null ? [] : [matchedName]),
  });
  if (only) return { kind: 'one', companyNumber: only.company.company_number };
  if (found.length === 0) return { kind: 'none' };
  const candidates = [...named, ...found.filter((one) => !named.includes(one))].slice(0, CANDIDATES_MAX);
  return {
    kind: 'several',
    candidates: candidates.map(({ company }) => shown(withShownStatus(company))),
  };
}
