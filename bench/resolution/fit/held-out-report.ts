import { objectionsTo } from '../../../src/modules/resolution/decide/objections/index.ts';
import { evidenceClass } from '../../../src/modules/resolution/score/evidence-class.ts';
import { type ConfidencePoint, calibratePoints } from '../labelled/confidence-bins.ts';
import { judge, rates, type SiteAnswer, tally } from '../labelled/scoring.ts';
import { fitCalibration, type MatchOutcome } from './calibration.ts';
import type { HeldOutAnswer } from './cross-validate.ts';
import { groupOfSet, SET_GROUPS } from './set-groups.ts';

const INTRODUCTION = `# Unseen folds of the labelled sites

Sites whose facts (domain, names, numbers and their labels, addresses, parties, order of clauses) were taken from real
websites, and whose prose is ours; \`bench/resolution/corpus\` holds them in fictional form, crawled on loopback by the
service's own crawler. Each site is judged by a model that was fitted without it (five folds by site). Rules were written while
looking at these sites, so expect a little less on sites that nobody has seen. Written by \`npm run fit:resolution -- --whole <version>\`; do not edit.
`;

/**
 * The answers of the held-out models as Markdown: figures by set, each failure, and what each objection was
 * raised against.
 */
export function heldOutReport(answers: readonly HeldOutAnswer[]): string {
  const sets = [...new Set(answers.map(({ observation }) => observation.set))].sort(
    (a, b) => (a ?? 0) - (b ?? 0),
  );
  return [
    INTRODUCTION,
    '| | sites | pass | wrong matches | precision | coverage |',
    '|---|---|---|---|---|---|',
    ...Object.entries(SET_GROUPS).map(([group, name]) =>
      row(
        `**${name}**`,
        answers.filter(({ observation }) => groupOfSet(observation.set) === group),
      ),
    ),
    ...sets.map((set) =>
      row(
        `set ${set ?? '-'}`,
        answers.filter(({ observation }) => observation.set === set),
      ),
    ),
    row('all', answers),
    '',
    `Calibration error of matches: ${percent(calibratePoints(confidences(answers)).error)}.`,
    '',
    '## Each failure on unseen folds',
    '',
    ...answers.flatMap(failureLine),
    '',
    '## Objections, against companies that would have been matched otherwise',
    '',
    '| objection | against wrong companies | against right ones |',
    '|---|---|---|',
    ...objectionRows(answers),
    '',
  ].join('\n');
}

/** For each match, its probability after the fitted calibration, and whether it is right. */
function confidences(answers: readonly HeldOutAnswer[]): ConfidencePoint[] {
  const outcomes = matchOutcomes(answers);
  const { slope, intercept } = fitCalibration(outcomes);
  return outcomes.map(({ probability, isRight }) => {
    const bounded = Math.min(1 - 1e-4, Math.max(1e-4, probability));
    const logOdds = slope * Math.log(bounded / (1 - bounded)) + intercept;
    return { said: 1 / (1 + Math.exp(-logOdds)), came: Number(isRight) };
  });
}

export function matchOutcomes(answers: readonly HeldOutAnswer[]): MatchOutcome[] {
  return answers.flatMap(({ observation, outcome }) =>
    outcome.status === 'matched'
      ? [
          {
            probability: outcome.best.probability,
            isRight: observation.truth.acceptable_numbers.includes(outcome.best.id),
          },
        ]
      : [],
  );
}

function siteAnswer({ outcome }: HeldOutAnswer): SiteAnswer {
  return {
    status: outcome.status,
    number: outcome.status === 'matched' ? outcome.best.id : null,
    confidence: outcome.status === 'matched' ? outcome.best.probability : null,
    candidates: outcome.status === 'needs_review' ? outcome.candidates.map(({ entity }) => entity.id) : [],
    explanation: '',
  };
}

export const judged = (answer: HeldOutAnswer) => judge(expectedOf(answer), siteAnswer(answer));

function expectedOf({ observation: { truth } }: HeldOutAnswer) {
  return {
    match_status: truth.match_status,
    company_number: truth.acceptable_numbers[0] ?? null,
    company_name: null,
    acceptable_statuses: [...truth.acceptable_statuses],
    acceptable_numbers: [...truth.acceptable_numbers],
  };
}

const percent = (share: number | undefined) => `${(100 * (share ?? 1)).toFixed(1)}%`;

function row(name: string, answers: readonly HeldOutAnswer[]): string {
  const counts = tally(answers.map(judged));
  const { pass, precision, coverage } = rates(counts);
  return `| ${name} | ${counts.sites} | ${percent(pass)} | ${counts.wrongMatches} | ${percent(precision)} | ${percent(coverage)} |`;
}

function failureLine(answer: HeldOutAnswer): string[] {
  const { isPass, isWrongMatch } = judged(answer);
  if (isPass) return [];
  const { observation, outcome, scored } = answer;
  const { truth, domain, set } = observation;
  const best = scored.options.find(({ type }) => type === 'company');
  const objections = outcome.status === 'needs_review' ? outcome.objections.map(({ id }) => id) : [];
  const said = best
    ? `, likeliest ${best.id} at ${best.probability.toFixed(2)} by its ${evidenceClass(best)}`
    : '';
  const because = objections.length > 0 ? ` (${objections.join(', ')})` : '';
  return [
    `- ${isWrongMatch ? '**wrong match** ' : ''}${domain} (set ${set ?? '-'}): ${outcome.status}${because}${said}; wanted ${truth.acceptable_statuses.join(' or ')} ${truth.acceptable_numbers.join(' or ')}`,
  ];
}

function objectionRows(answers: readonly HeldOutAnswer[]): string[] {
  const counts = new Map<string, { right: number; wrong: number }>();
  for (const { observation, scored } of answers) {
    const best = scored.options.find(({ type }) => type === 'company');
    if (!best || best.probability < 0.7) continue;
    const isRight = observation.truth.acceptable_numbers.includes(best.id);
    for (const { id } of objectionsTo(best, scored)) {
      const count = counts.get(id) ?? { right: 0, wrong: 0 };
      count[isRight ? 'right' : 'wrong']++;
      counts.set(id, count);
    }
  }
  return [...counts]
    .sort()
    .map(([id, { right, wrong }]) => `| ${id.replaceAll('_', ' ')} | ${wrong} | ${right} |`);
}
