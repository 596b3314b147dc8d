/**
 * Labelled sites and their register in fictional form: npm run corpus:make -- --sites … --register … --out …
 */
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { clashesOf } from './clashes.ts';
import { Fiction } from './fiction.ts';
import { knownSites } from './known-sites.ts';
import {
  answersOf,
  isWholeDomain,
  type Pair,
  printRegister,
  printRows,
  printSites,
  readRegister,
  readSites,
  withoutCompanies,
} from './labelled-pair.ts';
import { factsOf, labelsLeft, leaksOfRegister, leaksOfSite, namesLeft } from './leaks.ts';
import { rewriteRegister, rewriteSite } from './rewrite-pair.ts';

const { values } = parseArgs({
  options: {
    sites: { type: 'string', multiple: true, default: [] },
    set: { type: 'string', multiple: true, default: [] },
    register: { type: 'string', multiple: true, default: [] },
    out: { type: 'string' },
    add: { type: 'boolean', default: false },
    words: { type: 'string' },
  },
});
if (values.sites.length === 0 || values.register.length === 0 || !values.out) {
  throw new Error('Give --sites FILE, --register FILE (each as often as needed) and --out FOLDER.');
}
if (values.set.some((set) => !/^\d+$/.test(set)))
  throw new Error('Give --set NUMBER, once for each --sites.');
const siteFile = join(values.out, 'sites.jsonl');
const registerFile = join(values.out, 'register.csv');

const setOf = (text: string | undefined) => (text === undefined ? undefined : Number(text));
const read = values.sites.flatMap((file, i) => readSites(file, setOf(values.set[i])));
const allRows = readRegister(values.register);
const corpus: Pair | undefined = values.add
  ? { sites: readSites(siteFile), register: readRegister([registerFile]) }
  : undefined;
const known = new Map(
  (corpus ? knownSites({ sites: read, register: allRows }, corpus) : []).map(({ site, as }) => [site, as]),
);
const sites = read.filter((site) => isWholeDomain(site) && !known.has(site));
for (const site of read.filter((each) => !isWholeDomain(each)))
  console.log(`Left out: ${site.domain} is part of a domain, and the service answers for whole ones.`);
for (const [site, as] of known) console.log(`Left out: ${site.domain} is in the corpus already, as ${as}.`);
const register = withoutCompanies(allRows, answersOf([...known.keys()]));
const fiction = new Fiction(sites, register, corpus);
const domains = new Set(sites.map((site) => site.domain.toLowerCase()));
const rewritten = sites.map((site) => rewriteSite(site, fiction, domains));
const rows = rewriteRegister(register, fiction);
const facts = factsOf(sites, register, fiction);
const leaks = [
  ...labelsLeft(sites, rewritten),
  ...leaksOfRegister(rows, facts).map((leak) => `register: ${leak}`),
  ...rewritten.flatMap((site, i) =>
    [...leaksOfSite(site, facts), ...namesLeft(sites[i]!, site, fiction)].map(
      (leak) => `${site.domain}: ${leak}`,
    ),
  ),
];
const clashes = corpus ? clashesOf({ sites: rewritten, register: rows }, corpus) : [];
if (values.words)
  writeFileSync(values.words, JSON.stringify(Object.fromEntries(fiction.names.words.entries()), null, 1));
if (leaks.length + clashes.length > 0) {
  console.error([...new Set(leaks), ...clashes.map((clash) => `in the corpus already: ${clash}`)].join('\n'));
  throw new Error(
    `${leaks.length} facts of the originals are left, ${clashes.length} are in the corpus already. Nothing was written.`,
  );
}
mkdirSync(values.out, { recursive: true });
if (corpus) {
  appendFileSync(siteFile, printSites(rewritten));
  appendFileSync(registerFile, printRows(rows.slice(1)));
} else {
  writeFileSync(siteFile, printSites(rewritten));
  writeFileSync(registerFile, printRegister(rows));
}
