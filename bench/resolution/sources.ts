/**
 * Measures the effect of entries of other public registers on the answers: the labelled sites are judged
 * without and with a generated source that is right for 60% of them, wrong for 5% and silent about the rest.
 * Wrong entries are as bad as they can be: another company that the site names, where it names one.
 *
 *   npm run bench:sources -- [--sites <jsonl> --register <csv>] [--every <n>] [--report <md>]
 */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import type {
  RegisteredCompany,
  RegisterLookup,
} from '../../src/modules/resolution/match/register-lookup.ts';
import { crawlSites } from './labelled/crawl-sites.ts';
import { answerOf, judgeCrawled } from './labelled/judge-crawled.ts';
import { readRegisterFile } from './labelled/register-file.ts';
import { judge, rates, type SiteAnswer, tally } from './labelled/scoring.ts';
import { type LabelledSiteFile, readSiteFile } from './labelled/site-file.ts';
import { createMemoryRegister } from './sites/index.ts';

const RIGHT = 0.6;
const WRONG = 0.05;

const corpus = new URL('./corpus/', import.meta.url).pathname;
const { values } = parseArgs({
  options: {
    sites: { type: 'string', default: `${corpus}sites.jsonl` },
    register: { type: 'string', default: `${corpus}register.csv` },
    every: { type: 'string', default: '1' },
    report: { type: 'string' },
  },
});

/** A number from 0 to 1 that depends only on the text. */
const chance = (text: string) => createHash('sha256').update(text).digest().readUInt32BE(0) / 2 ** 32;

type Listings = ReadonlyMap<string, string>;

function generateListings(
  sites: readonly LabelledSiteFile[],
  register: readonly RegisteredCompany[],
): Listings {
  const listings = new Map<string, string>();
  for (const { domain, expected, roles = [] } of sites) {
    const accepted = [expected.company_number, ...expected.acceptable_numbers].flatMap((one) => one ?? []);
    const drawn = chance(`${domain} claim`);
    const [right] = accepted;
    if (drawn < RIGHT) {
      if (right) listings.set(domain, right);
    } else if (drawn < RIGHT + WRONG) {
      const named = roles.flatMap(({ number }) => number ?? []).find((number) => !accepted.includes(number));
      const any = register[Math.floor(chance(`${domain} any`) * register.length)]?.company_number;
      const wrong = named ?? any;
      if (wrong && !accepted.includes(wrong)) listings.set(domain, wrong);
    }
  }
  return listings;
}

/** The register with a source that gives websites to companies. */
function withListings(register: RegisterLookup, listings: Listings): RegisterLookup {
  return {
    ...register,
    async lookUp(query) {
      const found = await register.lookUp(query);
      const number = listings.get(query.domain);
      if (number === undefined) return found;
      const listed = await register.findByNumbers([number]);
      const all = [...found.filter((one) => one.company_number !== number), ...listed];
      return all.map((one) =>
        one.company_number === number
          ? { ...one, registered_website: { proves: 'told_regulator' as const, isShared: false } }
          : one,
      );
    },
  };
}

const sites = readSiteFile(values.sites).filter((_, i) => i % Number(values.every) === 0);
const companies = readRegisterFile(values.register);
const listings = generateListings(sites, companies);
const crawled = await crawlSites(sites);
const register = createMemoryRegister(companies);

async function answersWith(reader: RegisterLookup): Promise<SiteAnswer[]> {
  return (await judgeCrawled(crawled, reader)).map(answerOf);
}

const without = await answersWith(register);
const withSource = await answersWith(withListings(register, listings));

const percent = (part: number | undefined) => (part === undefined ? '-' : `${(100 * part).toFixed(2)}%`);
const line = (name: string, answers: readonly SiteAnswer[]) => {
  const counts = tally(answers.map((answer, i) => judge(sites[i]!.expected, answer)));
  const { pass, precision, coverage } = rates(counts);
  return `| ${name} | ${percent(pass)} | ${counts.wrongMatches} of ${counts.matched} | ${percent(precision)} | ${percent(coverage)} |`;
};
const changed = sites.flatMap(({ domain, expected }, i) => {
  const [was, is] = [without[i]!, withSource[i]!];
  if (was.status === is.status && was.number === is.number) return [];
  const mark = judge(expected, is).isWrongMatch ? 'wrong' : judge(expected, is).isPass ? 'pass' : 'fail';
  const isRight = [expected.company_number, ...expected.acceptable_numbers].includes(
    listings.get(domain) ?? '',
  );
  return [`${domain} (entry ${isRight ? 'right' : 'wrong'}): ${was.status} became ${is.status}, ${mark}`];
});
const report = [
  '# Answers with a source of websites',
  '',
  `${sites.length} labelled sites of ${basename(values.sites)}${values.every === '1' ? '' : `, one in ${values.every}`}, judged without the crawl over a network. The source is generated: it has an entry for ${listings.size} of them, right for about 60% of all sites, wrong for about 5% (another company that the site names, where it names one), silent about the rest.`,
  '',
  '| | pass | wrong matches | precision | coverage |',
  '|---|---|---|---|---|',
  line('without', without),
  line('with the source', withSource),
  '',
  `${changed.length} answers changed:`,
  '',
  ...changed.map((text) => `- ${text}`),
  '',
  'Made by `npm run bench:sources`.',
  '',
].join('\n');
console.log(report);
if (values.report !== undefined) writeFileSync(values.report, report);
