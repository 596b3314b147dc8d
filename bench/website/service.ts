/**
 * How often the whole service finds the website of a company: by guessing, with a public register that names
 * websites, after a survey of all domains, and with both. The companies are those of labelled sites that
 * should be matched. The public register is generated: right for 60% of the companies, wrong for 5% (the
 * website of another company) and silent about the rest.
 *
 *   npm run bench:website-service -- --sites <jsonl> --register <csv> [--sites … --register …] [--report <md>]
 */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { createDomesdayClient } from '../../src/client/index.ts';
import { csvRow } from '../../src/shared/csv-row.ts';
import { makeTempDir, runCommand } from '../../test/support/service-process.ts';
import { importRegister } from '../resolution/labelled/import-register.ts';
import { inParallel } from '../resolution/labelled/in-parallel.ts';
import { readSiteFile } from '../resolution/labelled/site-file.ts';
import { startSiteServer } from '../resolution/labelled/site-server.ts';
import { type ServiceUnderTest, startServiceUnderTest } from '../resolution/service/service-under-test.ts';

const { values } = parseArgs({
  options: {
    sites: { type: 'string', multiple: true },
    register: { type: 'string', multiple: true },
    report: { type: 'string' },
  },
});
const { sites: siteFiles = [], register: registerFiles = [] } = values;
if (siteFiles.length === 0 || registerFiles.length === 0) throw new Error('name --sites and --register');

const RIGHT = 0.6;
const WRONG = 0.05;
const CONCURRENCY = 6;
const WAIT_SECONDS = 300;

/** Sites of several files may have the same domain: the first counts. */
const sites = [
  ...new Map(
    siteFiles
      .flatMap(readSiteFile)
      .reverse()
      .map((site) => [site.domain, site] as const),
  ).values(),
].reverse();
/** The websites of each company that one site should be matched with. */
const ownSites = new Map<string, Set<string>>();
for (const { domain, expected } of sites) {
  if (expected.match_status !== 'matched') continue;
  for (const number of [expected.company_number, ...expected.acceptable_numbers])
    if (number) ownSites.set(number, (ownSites.get(number) ?? new Set()).add(domain));
}
const asked = sites.flatMap(({ expected: { match_status: status, company_number: number } }) =>
  status === 'matched' && number ? number : [],
);
const companies = [...new Set(asked)];

const SETTINGS = [
  { name: 'guessed from the name', withSource: false, withSurvey: false },
  { name: 'with the register of websites', withSource: true, withSurvey: false },
  { name: 'after a survey of the domains', withSource: false, withSurvey: true },
  { name: 'with both', withSource: true, withSurvey: true },
] as const;
type Setting = (typeof SETTINGS)[number];

interface Found {
  right: number;
  wrong: string[];
  none: number;
}

const rows: string[] = [];
const wrong: string[] = [];
const server = await startSiteServer(sites);
try {
  for (const setting of SETTINGS) {
    const found = await measure(setting);
    const share = ((100 * found.right) / companies.length).toFixed(1);
    rows.push(`| ${setting.name} | ${found.right} (${share}%) | ${found.wrong.length} | ${found.none} |`);
    wrong.push(...found.wrong.map((text) => `- ${setting.name}: ${text}`));
    process.stderr.write(`${rows.at(-1)}\n`);
  }
} finally {
  await server.close();
}
const report = `## The whole service

${companies.length} companies of ${siteFiles.map((file) => basename(file)).join(', ')} whose website is labelled, asked for by their number. Every one of the ${sites.length} domains answers, and so
does every guessed one, with an error page. The register of websites is generated: right for 60% of the companies, wrong for 5%, silent about the rest.

| | found | wrong | none |
|---|---|---|---|
${rows.join('\n')}
${wrong.length === 0 ? '' : `\n${wrong.join('\n')}\n`}
Made by \`npm run bench:website-service\`.
`;
console.log(report);
if (values.report !== undefined) writeFileSync(values.report, report);

async function measure({ withSource, withSurvey }: Setting): Promise<Found> {
  const dir = makeTempDir();
  try {
    await importRegister(dir.path, { files: registerFiles, companies: [] });
    const service = await startServiceUnderTest(dir.path, server.port, { SURVEY_CRAWL_DELAY_MS: '0' });
    try {
      if (withSource) await run(service, ['sources', 'import', writeSource(dir.path), '--allow-shrink']);
      if (withSurvey) await run(service, ['survey', writeList(dir.path), '--wait']);
      return await askAll(service);
    } finally {
      await service.stop();
    }
  } finally {
    dir.remove();
  }
}

async function run({ environment }: ServiceUnderTest, args: string[]): Promise<void> {
  const { code, stderr } = await runCommand(args, environment).ended;
  if (code !== 0) throw new Error(stderr);
}

async function askAll({ url, key }: ServiceUnderTest): Promise<Found> {
  const client = createDomesdayClient({ baseUrl: url, apiKey: key });
  const found: Found = { right: 0, wrong: [], none: 0 };
  await inParallel(companies, CONCURRENCY, async (number) => {
    const { reverse_domain: site } = await client.resolveCompany(number, { timeoutSeconds: WAIT_SECONDS });
    if (site.status !== 'verified') found.none += 1;
    else if (site.domain && ownSites.get(number)?.has(site.domain)) found.right += 1;
    else found.wrong.push(`${number}: ${site.domain}`);
  });
  return found;
}

function writeList(folder: string): string {
  const path = join(folder, 'domains.txt');
  writeFileSync(path, sites.map(({ domain }) => `${domain}\n`).join(''));
  return path;
}

/** In the form of the gender pay gap service. */
function writeSource(folder: string): string {
  const path = join(folder, 'UK Gender Pay Gap Data - 2025 to 2026.csv');
  const header = [
    'EmployerName',
    'EmployerId',
    'PostCode',
    'CompanyNumber',
    'CompanyLinkToGPGInfo',
    'CurrentName',
  ];
  const entries = companies.flatMap((number, index) => {
    const drawn = chance(`${number} website`);
    if (drawn >= RIGHT + WRONG) return [];
    const company = drawn < RIGHT ? number : companies[(index + 1) % companies.length]!;
    const [domain = ''] = ownSites.get(company) ?? [];
    return csvRow(['AN EMPLOYER', index + 1, '', number, `https://${domain}/pay-gap`, 'AN EMPLOYER']);
  });
  writeFileSync(path, csvRow(header) + entries.join(''));
  return path;
}

/** From 0 to 1, the same for the same text in every run. */
function chance(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0) / 2 ** 32;
}
