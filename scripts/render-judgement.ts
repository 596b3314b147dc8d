import { ABROAD_OBJECTIONS } from '../src/modules/resolution/decide/objections/abroad.ts';
import { BRAND_OBJECTIONS } from '../src/modules/resolution/decide/objections/brand.ts';
import type { Objection } from '../src/modules/resolution/decide/objections/objection.ts';
import { PAGE_OBJECTIONS } from '../src/modules/resolution/decide/objections/page.ts';
import { RIVAL_OBJECTIONS } from '../src/modules/resolution/decide/objections/rivals.ts';
import { ROLE_OBJECTIONS } from '../src/modules/resolution/decide/objections/role.ts';
import { STATUS_OBJECTIONS } from '../src/modules/resolution/decide/objections/status.ts';
import { FEATURES_OF } from '../src/modules/resolution/features/all-features.ts';
import { shippedModel } from '../src/modules/resolution/model/model.ts';
import { PHRASES } from '../src/modules/resolution/phrases/index.ts';
import { SITE_PHRASE_ROWS } from '../src/modules/resolution/phrases/rows/site.ts';

/** The text of docs/judgement.md with its lists of objections, features and phrases as the code has them. */
export function renderJudgement(page: string): string {
  const lists = { objections: objections(), features: features(), phrases: phrases() };
  return Object.entries(lists).reduce((text, [name, list]) => {
    const [begin, end] = [`<!-- ${name}: written by npm run gen -->\n`, `<!-- end of ${name} -->`];
    const [from, to] = [text.indexOf(begin), text.indexOf(end)];
    if (from === -1 || to < from) throw new Error(`docs/judgement.md has no place for the list of ${name}`);
    return `${text.slice(0, from)}${begin}\n${list}\n${text.slice(to)}`;
  }, page);
}

const OBJECTIONS: readonly [file: string, rows: readonly Objection[]][] = [
  ['role', ROLE_OBJECTIONS],
  ['rivals', RIVAL_OBJECTIONS],
  ['brand', BRAND_OBJECTIONS],
  ['page', PAGE_OBJECTIONS],
  ['abroad', ABROAD_OBJECTIONS],
  ['status', STATUS_OBJECTIONS],
];

function objections(): string {
  const rows = OBJECTIONS.flatMap(([file, all]) =>
    all.map(({ id, text }) => [`\`${id}\``, text, `\`objections/${file}.ts\``]),
  );
  return table(['objection', 'The company is likely, but …', 'file'], rows);
}

const { named, unnamed, nobody } = FEATURES_OF;
const OPTIONS: readonly [title: string, rows: readonly { id: string; says: string }[]][] = [
  ['A company of the register', named.company],
  ['An organisation formed abroad', named.foreign],
  ['Somebody abroad whom the site does not name', unnamed],
  ['An organisation that is not on the register', named.unregistered],
  ['Nobody of these: a person, a club, a parked page', nobody],
];

/** Each feature once, in the table of the first option that has it; the weightiest first. */
function features(): string {
  const { choice } = shippedModel();
  const shown = new Set<string>();
  return OPTIONS.map(([title, all]) => {
    const rows = all
      .filter(({ id }) => choice[id] !== 0 && !shown.has(id))
      .map(({ id, says }) => ({ id, says, weight: choice[id] ?? 0 }))
      .sort((a, b) => b.weight - a.weight);
    for (const { id } of all) shown.add(id);
    const cells = rows.map(({ id, says, weight }) => [withoutSide(says), signed(weight), `\`${id}\``]);
    return `${title}:\n\n${table(['what the website shows', 'weight', 'feature'], cells)}`;
  }).join('\n');
}

/** Reasons that reviewers read begin with their side; here the weight says it. */
const withoutSide = (says: string) =>
  says.replace(/^Against it: (.)/, (_, first: string) => first.toUpperCase());

const signed = (weight: number) => `${weight < 0 ? '−' : '+'}${Math.abs(weight).toFixed(2)}`;

const SPEAKS_FOR = {
  operator: 'the one who runs the site',
  group: 'its group',
  third_party: 'somebody else',
  no_one: 'nobody in particular',
};

function phrases(): string {
  const beside = PHRASES.map(({ id, says: [example], speaksFor }) => [
    example.replaceAll('{name}', 'NAME'),
    SPEAKS_FOR[speaksFor],
    `\`${id}\``,
  ]);
  const anywhere = SITE_PHRASE_ROWS.map(({ id, says: [example] }) => [example, `\`${id}\``]);
  return `${table(['example', 'speaks for', 'phrase'], beside)}
Phrases about the website as a whole, wherever they are on it:

${table(['example', 'phrase'], anywhere)}`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |\n`;
  return `${line(head)}|${head.map(() => '---').join('|')}|\n${rows.map(line).join('')}`;
}
