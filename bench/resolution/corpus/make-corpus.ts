/** Labelled sites and their register in fictional form: npm run corpus:make -- --sites … --register … --out … */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Fiction } from './fiction.ts';
import { printCsv, readRegister, readSites } from './labelled-pair.ts';
import { factsOf, labelsLeft, leaksOfRegister, leaksOfSite, namesLeft } from './leaks.ts';
import { rewriteRegister, rewriteSite } from './rewrite-pair.ts';

const { values } = parseArgs({
  options: {
    sites: { type: 'string', multiple: true, default: [] },
    register: { type: 'string', multiple: true, default: [] },
    out: { type: 'string' },
    words: { type: 'string' },
  },
});
if (values.sites.length === 0 || values.register.length === 0 || !values.out) {
  throw new Error('Give --sites FILE, --register FILE (each as often as needed) and --out FOLDER.');
}

const sites = readSites(values.sites);
const register = readRegister(values.register);
const fiction = new Fiction(sites, register);
const domains = new Set(sites.map((site) => site.domain.toLowerCase()));
const rewritten = sites.map((site) => rewriteSite(site, fiction, domains));
const rows = rewriteRegister(register, fiction);
const facts = factsOf(sites, register, fiction);
const leaks = [
  ...labelsLeft(sites, rewritten),
  ...leaksOfRegister(rows, facts).map((leak) => `register: ${leak}`),
  ...rewritten.flatMap((site, i) =>
    [
      ...leaksOfSite(site, facts),
      ...site.pages.flatMap((page) => namesLeft(sites[i]!.domain, page.html, fiction)),
    ].map((leak) => `${site.domain}: ${leak}`),
  ),
];
if (leaks.length > 0) {
  console.error([...new Set(leaks)].join('\n'));
  throw new Error(`${leaks.length} facts of the originals are left. Nothing was written.`);
}
mkdirSync(values.out, { recursive: true });
writeFileSync(join(values.out, 'sites.jsonl'), rewritten.map((site) => `${JSON.stringify(site)}\n`).join(''));
writeFileSync(join(values.out, 'register.csv'), printCsv(rows));
if (values.words)
  writeFileSync(values.words, JSON.stringify(Object.fromEntries(fiction.names.words.entries()), null, 1));
