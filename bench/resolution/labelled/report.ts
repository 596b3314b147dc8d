import { type Calibration, calibratePoints } from './confidence-bins.ts';
import { type Judgement, judge, rates, type SiteAnswer, type Tally, tally } from './scoring.ts';
import type { LabelledSiteFile } from './site-file.ts';

export interface AnsweredSite {
  site: Pick<LabelledSiteFile, 'domain' | 'expected' | 'shape' | 'set'>;
  answer: SiteAnswer;
}

export interface ReportInput {
  title: string;
  /** Which sites, with which register. */
  measured: string;
  /** In the order of the site file. */
  answered: readonly AnsweredSite[];
}

interface JudgedSite extends AnsweredSite {
  judgement: Judgement;
}

/** The figures and the failures as Markdown. */
export function renderReport({ title, measured, answered }: ReportInput): string {
  const judged = answered.map((one) => ({ ...one, judgement: judge(one.site.expected, one.answer) }));
  const failures = judged.filter(({ judgement }) => !judgement.isPass);
  const wrong = failures.filter(({ judgement }) => judgement.isWrongMatch);
  const others = failures.filter(({ judgement }) => !judgement.isWrongMatch);
  const bySet = groupBy(judged, ({ site }) => String(site.set ?? 'none'));
  return `# ${title}

${measured}

Pass: the status is accepted, a match names an accepted company, and a review lists one of them. Wrong: matched with a
company that is not accepted. Precision: of the matched sites, those without a wrong match. Coverage: of the sites that
should be matched, those matched with an accepted company.

${table('', [['all', judged]])}

${bySet.length > 1 ? `## By set\n\n${table('set', bySet)}\n\n` : ''}## By expected status

${table(
  'expected',
  groupBy(judged, ({ site }) => site.expected.match_status),
)}

## By shape

${table('shape', mostFirst(groupBy(judged, ({ site }) => site.shape)))}

## Calibration of matched results

${renderCalibration(calibrateMatched(judged))}

## Wrong matches

${renderFailures(wrong)}

## Other failures

${renderFailures(others)}
`;
}

type Group = [name: string, judged: readonly JudgedSite[]];

function table(title: string, groups: readonly Group[]): string {
  const rows = groups.map(([name, own]) => row(name, tally(own.map(({ judgement }) => judgement))));
  return [
    `| ${title} | sites | pass | wrong | precision | coverage |`,
    '|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

function row(name: string, figures: Tally): string {
  const { pass, precision, coverage } = rates(figures);
  return `| ${name} | ${figures.sites} | ${percent(pass)} | ${figures.wrongMatches} | ${percent(precision)} | ${percent(coverage)} |`;
}

function percent(share: number | undefined): string {
  return share === undefined ? '–' : `${(share * 100).toFixed(1)}%`;
}

/** Groups in the order of their names. */
function groupBy(judged: readonly JudgedSite[], nameOf: (one: JudgedSite) => string): Group[] {
  const groups = new Map<string, JudgedSite[]>();
  for (const one of judged) {
    const name = nameOf(one);
    const group = groups.get(name);
    if (group) group.push(one);
    else groups.set(name, [one]);
  }
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1));
}

function mostFirst(groups: readonly Group[]): Group[] {
  return [...groups].sort(([, a], [, b]) => b.length - a.length);
}

function calibrateMatched(judged: readonly JudgedSite[]): Calibration {
  return calibratePoints(
    judged.flatMap(({ answer, judgement }) =>
      judgement.isMatched && answer.confidence !== null
        ? [{ said: answer.confidence, came: judgement.isWrongMatch ? 0 : 1 }]
        : [],
    ),
  );
}

function renderCalibration({ bins, error, count }: Calibration): string {
  if (count === 0) return 'No site was matched.';
  const rows = bins.map(
    (bin) => `| ${bin.from}–${bin.to} | ${bin.count} | ${bin.said.toFixed(3)} | ${bin.came.toFixed(3)} |`,
  );
  return [
    `Expected calibration error over ten bins: ${percent(error)}, of ${count} matched sites.`,
    '',
    '| confidence | sites | mean confidence | share right |',
    '|---|---|---|---|',
    ...rows,
  ].join('\n');
}

export function renderFailures(failures: readonly JudgedSite[]): string {
  return failures.length === 0 ? 'None.' : failures.map(failureLine).join('\n');
}

function failureLine({ site, answer }: JudgedSite): string {
  const { acceptable_statuses: statuses, acceptable_numbers: numbers } = site.expected;
  const kind = site.set === undefined ? site.shape : `set ${site.set}, ${site.shape}`;
  const wanted = [statuses.join(' or '), ...(numbers.length > 0 ? [numbers.join(' or ')] : [])].join(' ');
  const confidence = answer.confidence === null ? '' : ` at ${answer.confidence.toFixed(3)}`;
  return `- ${site.domain} (${kind}): expected ${wanted}; got ${describe(answer)}${confidence}. ${oneLine(answer.explanation)}`;
}

function describe({ status, number, candidates }: SiteAnswer): string {
  if (number !== null) return `${status} ${number}`;
  return candidates.length === 0 ? status : `${status} [${candidates.join(', ')}]`;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
