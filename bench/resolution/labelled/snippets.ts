import { readFileSync } from 'node:fs';
import { type Static, Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { company } from '../../../src/modules/resolution/test-support/small-register.ts';
import { entitiesOf } from '../../../src/modules/resolution/test-support/written-site.ts';

const Snippet = Type.Object({
  id: Type.String(),
  text: Type.String(),
  expected_numbers: Type.Array(Type.String()),
  expected_names: Type.Array(Type.String()),
});
/** A few lines of a page, and the companies whose numbers and names they print. */
export type Snippet = Static<typeof Snippet>;

export interface SnippetFigures {
  numbers: { found: number; of: number };
  names: { found: number; of: number };
  /** Snippets of which something was not found. */
  missed: string[];
}

/** A domain that resembles none of the names, so that only the text can lead to a company. */
const DOMAIN = 'snippet.test';
/** The register's name for a number that is printed without a name. */
const HOLDER_NOT_NAMED = 'QUILLFEATHER HOLDER LIMITED';

/** How many snippets give every number and every name that they print, with these companies on the register. */
export async function readSnippets(snippets: readonly Snippet[]): Promise<SnippetFigures> {
  const figures: SnippetFigures = {
    numbers: { found: 0, of: 0 },
    names: { found: 0, of: 0 },
    missed: [],
  };
  for (const snippet of snippets) {
    const found = await findCompanies(snippet);
    if (snippet.expected_numbers.length > 0) count(figures.numbers, found.numbers);
    if (snippet.expected_names.length > 0) count(figures.names, found.names);
    if (!found.numbers || !found.names) figures.missed.push(snippet.id);
  }
  return figures;
}

function count(figure: { found: number; of: number }, isFound: boolean): void {
  figure.of++;
  if (isFound) figure.found++;
}

async function findCompanies({ text, expected_numbers, expected_names }: Snippet) {
  const named = expected_names.map((name, at) =>
    company(expected_numbers[at] ?? `9999${String(at).padStart(4, '0')}`, name.toUpperCase()),
  );
  const unnamed = expected_numbers.slice(named.length).map((number) => company(number, HOLDER_NOT_NAMED));
  const html = text
    .split('\n')
    .map((line) => `<p>${line.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</p>`)
    .join('');
  const entities = await entitiesOf({ domain: DOMAIN, pages: [{ html }] }, [...named, ...unnamed]);
  const found = new Set(entities.map((entity) => entity.company?.company_number));
  return {
    numbers: expected_numbers.every((number) => found.has(number)),
    names: named.every(({ company_number }) => found.has(company_number)),
  };
}

export function readSnippetFile(path: string): Snippet[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => Value.Parse(Snippet, JSON.parse(line)));
}

/** Reads every snippet of a file and prints the figures. */
export async function runSnippets(path: string): Promise<void> {
  const { numbers, names, missed } = await readSnippets(readSnippetFile(path));
  console.log(`numbers found: ${numbers.found} of ${numbers.of}`);
  console.log(`names found: ${names.found} of ${names.of}`);
  if (missed.length > 0) console.log(`missed: ${missed.join(', ')}`);
}
