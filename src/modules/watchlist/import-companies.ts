import { isStatementTimeout } from '../../platform/postgres/index.ts';
import { parseCsv } from '../../shared/csv-column.ts';
import { limitConcurrency } from '../../shared/limit-concurrency.ts';
import { invalidRequest, Problem } from '../../shared/problem.ts';
import { isSameName, onlyNamesake } from '../../shared/same-name.ts';
import { storableText } from '../../shared/storable-text.ts';
import { IMPORT_ROWS_MAX, type ImportOutcome } from '../../shared/watchlist-import.ts';
import type { Tag } from '../../shared/watchlist-tags.ts';
import { readCompanyNumber, type Search } from '../register/index.ts';
import { type Watcher, type WatchlistDeps, watch } from './watch.ts';

/** In the order of preference: a number says more than a name. */
const COLUMN_NAMES = [
  'company_number',
  'company number',
  'companynumber',
  'company no',
  'registration number',
  'crn',
  'number',
  'company_name',
  'company name',
  'companyname',
  'company',
  'account name',
  'name',
];
const INPUT_LENGTH_MAX = 200;
const CANDIDATES_MAX = 5;
const LOOK_UPS_AT_ONCE = 4;

export interface PossibleCompany {
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
  /** Companies that the name may mean, best first. */
  candidates: PossibleCompany[];
}

/** The numbers or names of a text: of the column that is named so, or of the first one. Throws `invalid_request`. */
export function readCompanyList(text: string): string[] {
  const rows = parseCsv(text).filter((row) => row.some((cell) => cell.trim() !== ''));
  const head = (rows[0] ?? []).map((cell) => cell.trim().toLowerCase());
  const named = COLUMN_NAMES.map((name) => head.indexOf(name)).find((at) => at !== -1);
  const column = named ?? 0;
  const inputs = (named === undefined ? rows : rows.slice(1))
    .map((row) =>
      storableText(row[column] ?? '')
        .trim()
        .slice(0, INPUT_LENGTH_MAX),
    )
    .filter((input) => input !== '');
  if (inputs.length === 0) throw invalidRequest('The upload holds no companies.');
  if (inputs.length > IMPORT_ROWS_MAX) {
    throw invalidRequest(
      `The upload has ${inputs.length} companies; at most ${IMPORT_ROWS_MAX} are taken at once. Split it.`,
    );
  }
  return inputs;
}

type Meant =
  | { kind: 'one'; companyNumber: string }
  | { kind: 'several'; candidates: PossibleCompany[] }
  | { kind: 'none' | 'unavailable' };

export interface ImportDeps extends WatchlistDeps {
  search: Pick<Search, 'findCandidatesByName'>;
}

/** Watches every company of a list, as far as the limit allows. What cannot be watched is reported and changes nothing. */
export async function importCompanies(
  deps: ImportDeps,
  watcher: Watcher,
  { inputs, tags }: { inputs: readonly string[]; tags: readonly Tag[] },
): Promise<ImportedRow[]> {
  const limited = limitConcurrency({
    concurrency: LOOK_UPS_AT_ONCE,
    waitingMax: inputs.length,
    onRefused: () => new Error('more look-ups than rows'),
  });
  const meant = await Promise.all(inputs.map((input) => limited(() => whichCompany(deps.search, input))));
  const rows: ImportedRow[] = [];
  for (const [at, input] of inputs.entries()) {
    const nothing = { row: at + 1, input, company_number: null, company_name: null, candidates: [] };
    const which = meant[at] ?? { kind: 'none' };
    if (which.kind === 'one') {
      rows.push({ ...nothing, ...(await watchOne(deps, watcher, { number: which.companyNumber, tags })) });
    } else if (which.kind === 'several') {
      rows.push({ ...nothing, outcome: 'several_companies', candidates: which.candidates });
    } else {
      rows.push({ ...nothing, outcome: which.kind === 'none' ? 'not_found' : 'unavailable' });
    }
  }
  return rows;
}

async function watchOne(
  deps: ImportDeps,
  watcher: Watcher,
  { number, tags }: { number: string; tags: readonly Tag[] },
): Promise<Partial<ImportedRow> & { outcome: ImportOutcome }> {
  try {
    const { company, alreadyWatched } = await watch(deps, watcher, number, { tags, isStoredEnough: true });
    const { company_number, company_name } = company;
    return { outcome: alreadyWatched ? 'already_watched' : 'watched', company_number, company_name };
  } catch (error) {
    const outcome = error instanceof Problem ? OUTCOME_OF_PROBLEM[error.code] : undefined;
    if (outcome === undefined) throw error;
    return { outcome, company_number: number };
  }
}

const OUTCOME_OF_PROBLEM: { [code: string]: ImportOutcome } = {
  company_not_found: 'not_found',
  watchlist_limit_reached: 'limit_reached',
  // The tags themselves were checked before.
  invalid_request: 'too_many_tags',
  unavailable: 'unavailable',
};

/** A number, or a name that is one company's alone. */
async function whichCompany(search: ImportDeps['search'], input: string): Promise<Meant> {
  const number = readCompanyNumber(input);
  if (number) return { kind: 'one', companyNumber: number };
  let found: Awaited<ReturnType<typeof search.findCandidatesByName>>;
  try {
    found = await search.findCandidatesByName(input, { limit: 2 * CANDIDATES_MAX });
  } catch (error) {
    if (isStatementTimeout(error)) return { kind: 'unavailable' };
    throw error;
  }
  const current = found.filter(({ company }) => isSameName(company.company_name, input));
  const former = found.filter(({ matchedName }) => matchedName !== null && isSameName(matchedName, input));
  const named = current.length > 0 ? current : former;
  const only = onlyNamesake(named, input, ({ company }) => company.company_name);
  if (only) return { kind: 'one', companyNumber: only.company.company_number };
  if (found.length === 0) return { kind: 'none' };
  const candidates = [...named, ...found.filter((one) => !named.includes(one))].slice(0, CANDIDATES_MAX);
  return {
    kind: 'several',
    candidates: candidates.map(({ company: { company_number, company_name, company_status } }) => ({
      company_number,
      company_name,
      company_status,
    })),
  };
}
