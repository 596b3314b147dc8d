import type { CategoryGroup } from '../sites/categories.ts';
import type { Calibration } from './confidence-bins.ts';
import type { Judged } from './judge-sites.ts';
import type { CategoryFigures, QualityFigures } from './measure.ts';

/** What is to be reached, of the whole. */
export const TARGETS = {
  precision: 0.995,
  numberCoverage: 0.97,
  nameFirst: 0.85,
  otherRight: 0.97,
  calibrationError: 0.03,
} as const;

export interface Published {
  test: QualityFigures;
  fit: QualityFigures;
  /** The test templates drawn again with other companies. */
  redrawn: QualityFigures[];
  companies: number;
  modelVersion: string;
  /** Markdown of the newest cross-validated fit on the corpus. */
  heldOut: string;
  /** Markdown of scores that were taken before anything was tuned to their sites. */
  firstScores: string;
  /** Markdown of the newest speed run, if there was one. */
  speed: string | undefined;
}

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

const GROUPS: Record<CategoryGroup, string> = {
  number: 'The right number is printed: matched with the right company',
  name: 'Only a name, or a number that helps nobody: the right company matched, or first of the candidates',
  other: 'No company can be told: the right outcome',
};

export function renderQuality(published: Published): string {
  const { test, fit, redrawn, companies, modelVersion, heldOut, firstScores, speed } = published;
  return `# Resolution: all scores

The history of the labelled sets, unseen folds of the corpus, and the synthetic sites; docs/quality.md is the short page for users.
This page is written by \`npm run bench:resolution\`; do not edit it. Model ${modelVersion}.

## Sites of real facts

A site passes when its status is accepted, a match names an accepted company, and a review lists one. A wrong match names
another company: the costly error. Precision: of the matched sites, those without a wrong match. Coverage: of the sites that
should be matched, those that are.

${firstScores}
### Unseen folds of the labelled sites

Sites whose facts (domain, names, numbers and their labels, addresses, parties, order of clauses) were taken from real
websites, and whose prose is ours; \`bench/resolution/corpus\` holds them in fictional form, crawled here on loopback by the
service's own crawler. Each site is judged by a model that was fitted without it (five folds by site, \`npm run
fit:resolution\`). Rules were written while looking at these sites, so expect a little less on sites that nobody has seen.

${heldOut}
## Synthetic sites

On ${test.sites} labelled sites from ${test.templates} templates that nothing was fitted on:

| | reached | wanted |
|---|---|---|
| precision: of ${test.matched} sites matched, with the right company | **${percent(test.precision)}** | ${percent(TARGETS.precision)} |
| coverage: of sites that print their right number, matched | **${percent(test.numberCoverage)}** | ${percent(TARGETS.numberCoverage)} |
| of sites with only a name: the right company matched, or first of the candidates | **${percent(test.nameFirst)}** | ${percent(TARGETS.nameFirst)} |
| of all others (foreign, sole traders, parked, groups, news …): the right outcome | **${percent(test.otherRight)}** | ${percent(TARGETS.otherRight)} |
| expected calibration error | **${percent(test.calibration.error)}** | ≤ ${percent(TARGETS.calibrationError)} |

${comparison(test, fit, redrawn)}

## Calibration

Of results at a confidence of 0.97, 97% should be right. The dots should lie on the line; their size is the number of sites.

![Stated confidence and the share that was right](resolution-calibration.svg)

${reliability(test.calibration)}

## By category

${(Object.keys(GROUPS) as CategoryGroup[]).map((group) => categoryTable(group, test.categories)).join('\n\n')}

## Wrong matches

${wrongMatches(test.wrong)}

${speed ?? ''}## How it was measured

- Every site is fictional and made by \`bench/resolution/sites\`: a template (what the site says about who runs it, and where),
  a page layout (block themes, shop themes, page builders, application shells, tables of the nineties, capital tags and
  unclosed cells), filler text, and companies drawn from a fictional register of ${companies.toLocaleString('en-GB')}, in which names are shared, alike,
  renamed and dissolved, and in which the look-alike numbers on the pages often belong to somebody.
- The label is what a careful person would answer with the whole site and the register at hand. Where two answers are as
  good (a company that is probably meant, to be matched or reviewed), both count as right. A match is never right where a
  person could not tell.
- Templates are split in two. Weights were fitted on the fit split and the corpus; this page shows the test split, which
  shares no template, wording, layout or company with it.
- Sites are judged as they are in the service, from the crawled pages on: extraction, look-up, scoring, decision. The
  register is held in memory and ranks names by the same scale as the real search.

## Limits

- The sites are of our own making. They follow how real sites print their particulars, but the web has more ways than
  these templates, and pages that are longer and messier. Expect less on the web.
- The shares of the categories are chosen to show each kind of difficulty, not to be those of the web, where more sites
  are easy and more print nothing at all.
- ${test.sites} sites bound the precision only so far: with ${test.matched} matches and ${test.wrong.length} wrong, the true share of wrong ones may be up to
  ${percent(upperBound(test.wrong.length, test.matched))} (95% confidence).
- Weights never saw the test split, but rules were mended where it showed an error. It is unseen by the
  fit, not by the people who wrote the rules.
- Nothing here measures whether a site can be read. One that answers only to browsers is rendered where Chromium is installed.
`;
}

function comparison(test: QualityFigures, fit: QualityFigures, redrawn: QualityFigures[]): string {
  const row = (name: string, f: QualityFigures) =>
    `| ${name} | ${f.sites} | ${percent(f.precision)} | ${percent(f.numberCoverage)} | ${percent(f.nameFirst)} | ${percent(f.otherRight)} | ${percent(f.calibration.error)} |`;
  return `| | sites | precision | number printed | name only | others | calibration error |
|---|---|---|---|---|---|---|
${[
  row('test split', test),
  ...redrawn.map((figures, index) => row(`test split, other companies (${index + 1})`, figures)),
  row('fit split', fit),
].join('\n')}`;
}

function reliability({ bins }: Calibration): string {
  return `| confidence | sites | said on average | was right |
|---|---|---|---|
${bins.map(({ from, to, count, said, came }) => `| ${from}–${to} | ${count} | ${percent(said)} | ${percent(came)} |`).join('\n')}`;
}

function categoryTable(group: CategoryGroup, categories: CategoryFigures[]): string {
  const rows = categories
    .filter((figures) => figures.group === group)
    .map(
      ({ category, sites, matched, wronglyMatched, reached }) =>
        `| ${category.replaceAll('_', ' ')} | ${sites} | ${percent(reached)} | ${matched} | ${wronglyMatched} |`,
    );
  return `### ${GROUPS[group]}

| | sites | reached | matched rightly | matched wrongly |
|---|---|---|---|---|
${rows.join('\n')}`;
}

/** One by one, with the evidence that misled. */
export function wrongMatches(wrong: readonly Judged[]): string {
  if (wrong.length === 0) return 'None.';
  return wrong
    .map(({ labelled, verdict }) => {
      const evidence = verdict.evidence
        .slice(0, 4)
        .map(
          ({ kind, value, quote, weight }) =>
            `  - ${kind} ${value} (${weight.toFixed(1)}): ${quote.slice(0, 160)}`,
        );
      return [
        `- \`${labelled.id}\`: said ${verdict.company_number} at ${verdict.match_confidence}, expected ${labelled.expected.match_status} ${labelled.expected.company_number ?? ''}`,
        ...evidence,
      ].join('\n');
    })
    .join('\n');
}

/** Wilson's upper bound of a share. */
function upperBound(hits: number, of: number): number {
  if (of === 0) return 1;
  const z = 1.645;
  const share = hits / of;
  const centre = share + (z * z) / (2 * of);
  const spread = z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of));
  return (centre + spread) / (1 + (z * z) / of);
}

export function missedLine({ labelled, verdict, first }: Judged): string {
  const { id, expected } = labelled;
  return `${id}: ${verdict.match_status} ${first ?? ''} ${verdict.match_confidence ?? ''}, expected ${expected.match_status} ${expected.company_number ?? ''}. ${verdict.explanation}`;
}
