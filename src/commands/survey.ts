/** Commands `domesday survey …`. The work itself is done by `start` and `work`. */
import { readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Service } from '../compose.ts';
import { loadConfig } from '../config.ts';
import { createRegister, SANDBOX_SOURCE } from '../modules/register/index.ts';
import {
  type DamagedLine,
  type JudgedSample,
  type LoadedList,
  renderStatusPage,
  SHEET_COLUMNS,
  type SurveyStatus,
} from '../modules/survey/index.ts';
import { hasSpecificRule } from '../platform/egress/index.ts';
import { systemClock } from '../shared/clock.ts';
import { csvRow } from '../shared/csv-row.ts';
import { parseDomainName } from '../shared/internet/domain-name.ts';
import { OperatorError, Problem } from '../shared/problem.ts';
import { onStopSignal } from '../stop-signals.ts';
import { count, duration, progressLine } from './standard-error.ts';
import { withService } from './with-service.ts';

interface SurveyCommandOptions {
  wait?: boolean;
  json?: boolean;
}

const LOOK_EVERY_MS = 1_000;

export async function surveyCommand(
  path: string | undefined,
  options: SurveyCommandOptions & { under?: string },
): Promise<void> {
  if (path === undefined) {
    throw new OperatorError(
      'Name a file with domains, or `status`, `refresh`, `sample`, `judge`, `pause` or `resume`.',
    );
  }
  const stop = new AbortController();
  onStopSignal(() => stop.abort());
  const line = progressLine(process.stderr);
  try {
    await withService(async (service) => {
      const { list, examples, isPaused } = await service.survey.load({
        path,
        readDomain: await domainReader(service),
        under: parseSuffixes(options.under),
        signal: stop.signal,
        onProgress: ({ lines, added }) =>
          line.show(`Reading ${count(lines)} lines, ${count(added)} new domains`),
      });
      line.end();
      if (!options.json) process.stdout.write(`${describeList(list, examples, isPaused).join('\n')}\n`);
      else if (!options.wait) writeJson({ ...list, damaged_lines: examples, paused: isPaused });
      if (options.wait) await waitForEnd(service, { json: options.json, signal: stop.signal });
    });
  } finally {
    line.end();
  }
}

export async function surveyStatusCommand(options: { json?: boolean; html?: string }): Promise<void> {
  await withService(async ({ survey }) => {
    const status = await survey.readStatus();
    if (options.html !== undefined) await writeFile(options.html, renderStatusPage(status, new Date()));
    if (options.json) writeJson(status);
    else process.stdout.write(`${describeStatus(status, new Date()).join('\n')}\n`);
  });
}

/** `survey refresh`: reads surveyed websites again that are due, within the budget of the day. */
export async function refreshSurveyCommand(
  options: SurveyCommandOptions & { budget: number },
): Promise<void> {
  if (!Number.isInteger(options.budget) || options.budget < 1)
    throw new OperatorError('--budget is a whole number of domains a day, such as 10000.');
  const stop = new AbortController();
  onStopSignal(() => stop.abort());
  await withService(async (service) => {
    const { queued, due, isPaused } = await service.survey.refresh(options.budget);
    if (options.json && !options.wait) writeJson({ queued, due, paused: isPaused });
    if (!options.json) {
      const rest = due > 0 ? ` ${count(due)} more are due and wait for the budget of another day.` : '';
      process.stdout.write(`${count(queued)} domains are due and are read again.${rest}\n`);
      if (isPaused) process.stdout.write('The survey is paused; `domesday survey resume` continues it.\n');
    }
    if (options.wait) await waitForEnd(service, { json: options.json, signal: stop.signal });
  });
}

/** `survey sample`: a sheet of matches for a person to judge. */
export async function sampleSurveyCommand(size: string, { output }: { output: string }): Promise<void> {
  if (!/^[1-9]\d{0,4}$/.test(size)) throw new OperatorError('Name a number of matches, such as 200.');
  const matches = await withService(({ survey }) => survey.sample(Number(size)));
  if (matches.length === 0) throw new OperatorError('The survey has no matches yet.');
  const rows = matches.map((match) =>
    csvRow(SHEET_COLUMNS.map((column) => (column === 'judgement' ? '' : match[column]))),
  );
  await writeFile(output, `\uFEFF${csvRow(SHEET_COLUMNS)}${rows.join('')}`);
  process.stdout.write(
    `${count(matches.length)} matches in ${output}. Write right, wrong or unsure into the column judgement, then run \`domesday survey judge ${output}\`.\n`,
  );
}

export async function judgeSurveyCommand(path: string, options: { json?: boolean }): Promise<void> {
  const sheet = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new OperatorError(`${path} cannot be read (${error.code}).`);
  });
  await withService(async ({ survey }) => {
    const judged = await survey.judge(basename(path), sheet);
    if (options.json) writeJson(judged);
    else process.stdout.write(`${describeJudgement(judged)}\n`);
  });
}

function describeJudgement({ correct, wrong, unsure, precision }: JudgedSample): string {
  const { share, low, high } = precision;
  const percent = (part: number) => (100 * part).toFixed(1);
  return `Precision ${percent(share)}% (95% interval ${percent(low)} to ${percent(high)}%): ${count(correct)} right, ${count(wrong)} wrong, ${count(unsure)} unsure`;
}

export async function pauseSurveyCommand(): Promise<void> {
  await withService(({ survey }) => survey.pause());
  process.stdout.write('The survey is paused. `domesday survey resume` continues it.\n');
}

export async function resumeSurveyCommand(): Promise<void> {
  await withService(({ survey }) => survey.resume());
  process.stdout.write('The survey continues while `domesday start` or `domesday work` runs.\n');
}

/** `uk, .london` → `uk` and `london`. */
function parseSuffixes(text = ''): string[] {
  const suffixes = text
    .split(',')
    .map((suffix) => suffix.trim().toLowerCase().replace(/^\./, ''))
    .filter((suffix) => suffix !== '');
  const wrong = suffixes.find((suffix) => !/^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/.test(suffix));
  if (wrong !== undefined) throw new OperatorError(`--under is a list such as uk,london, and not ${wrong}.`);
  return suffixes;
}

/** As the API reads domains. The sandbox that serves names under `.test` runs in another process. */
async function domainReader({ db }: Service): Promise<(text: string) => string | undefined> {
  const { source } = await createRegister({ db, clock: systemClock }).state();
  const rules = loadConfig().egressConnectTo;
  const allowsReservedTld = (domain: string) =>
    (source === SANDBOX_SOURCE && domain.endsWith('.test')) || hasSpecificRule(rules, domain);
  return (text) => {
    try {
      return parseDomainName(text, allowsReservedTld);
    } catch (error) {
      if (error instanceof Problem) return undefined;
      throw error;
    }
  };
}

/** Only the waiting ends with an interrupt; the survey continues. */
async function waitForEnd(
  { survey }: Service,
  { signal, json }: { signal: AbortSignal; json: boolean | undefined },
): Promise<void> {
  const line = progressLine(process.stderr);
  for (;;) {
    const askedAt = performance.now();
    const status = await survey.readStatus();
    const tookMs = performance.now() - askedAt;
    if (status.state !== 'running' || signal.aborted) {
      line.end();
      if (json) writeJson(status);
      else process.stdout.write(`${describeStatus(status, new Date()).join('\n')}\n`);
      return;
    }
    line.show(
      `Surveying ${count(status.done)} of ${count(status.domains)} domains, ${rateText(status, new Date())}`,
      status.done / status.domains,
    );
    // Counting a long list must not keep the database busy.
    await sleep(Math.max(LOOK_EVERY_MS, 5 * tookMs), undefined, { signal }).catch(() => undefined);
  }
}

function describeList(list: LoadedList, examples: readonly DamagedLine[], isPaused: boolean): string[] {
  const { file, lines, named, damaged, added, renewed } = list;
  const text = [
    `${file}: ${count(lines)} lines, ${count(named)} with a domain; ${count(added)} domains are new to the survey.`,
  ];
  if (renewed > 0) text.push(`  ${count(renewed)} domains were surveyed long ago and are read again`);
  if (damaged > 0) {
    text.push(`  no domain can be read from ${count(damaged)} ${damaged === 1 ? 'line' : 'lines'}:`);
    for (const example of examples) text.push(`    line ${example.line}: ${example.text}`);
    if (damaged > examples.length) text.push(`    and ${count(damaged - examples.length)} more`);
  }
  text.push(
    isPaused
      ? 'The survey is paused; `domesday survey resume` continues it.'
      : 'It is worked on while `domesday start` or `domesday work` runs; `domesday survey status` shows how far it is.',
  );
  return text;
}

const OUTCOME_TEXT: Record<keyof SurveyStatus['outcomes'], string> = {
  matched: 'matched with a company',
  needs_review: 'several companies are possible',
  no_match: 'no company found',
  non_uk_entity: 'run from abroad',
  scrape_failed: 'could not be read',
  known: 'known already, not read again',
  failed: 'given up after failures on our side',
};

function describeStatus(status: SurveyStatus, now: Date): string[] {
  if (status.state === 'empty') return ['There is no survey. `domesday survey <file>` begins one.'];
  const rows = Object.entries(status.outcomes)
    .filter(([, domains]) => domains > 0)
    .map(([outcome, domains]) => [
      outcome,
      count(domains),
      OUTCOME_TEXT[outcome as keyof typeof OUTCOME_TEXT],
    ]);
  if (status.working > 0) rows.push(['working', count(status.working), 'being read now']);
  if (status.waiting > 0) rows.push(['waiting', count(status.waiting), '']);
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const percent = ((100 * status.done) / status.domains).toFixed(1);
  return [
    `Survey ${status.state}: ${count(status.done)} of ${count(status.domains)} domains (${percent}%)${
      status.state === 'finished' ? '' : `, ${rateText(status, now)}`
    }`,
    ...rows.map(([name = '', number = '', text = '']) =>
      `  ${name.padEnd(widths[0] ?? 0)}  ${number.padStart(widths[1] ?? 0)}  ${text}`.trimEnd(),
    ),
    ...describeAges(status),
    ...status.lists.map(
      ({ file, named, added, damaged, loaded_at: at }) =>
        `  list ${file}: ${count(named)} domains, ${count(added)} new, ${count(damaged)} damaged lines, ${at.toISOString()}`,
    ),
  ];
}

function describeAges({ within_days, due, failure_codes: failures, judgement }: SurveyStatus): string[] {
  const ages = Object.entries(within_days).map(([days, domains]) => `${days} d ${count(domains)}`);
  const codes = Object.entries(failures).map(([code, domains]) => `${code} ${count(domains)}`);
  return [
    `  read within ${ages.join(', ')}; due again ${count(due)}`,
    ...(codes.length > 0 ? [`  could not be read: ${codes.join(', ')}`] : []),
    ...(judgement
      ? [`  ${describeJudgement(judgement)}; ${judgement.judged_at.toISOString().slice(0, 10)}`]
      : []),
  ];
}

function rateText({ per_minute: rate, estimated_end: end }: SurveyStatus, now: Date): string {
  if (end === null) return `${rate} a minute`;
  return `${rate} a minute, ${duration(end.getTime() - now.getTime())} left (${end.toISOString().slice(0, 16)}Z)`;
}

function writeJson(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value, null, 2)}\n`);
}
