import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DomesdayClient } from '../../client/index.ts';
import { OperatorError } from '../../shared/problem.ts';
import { whileWaiting } from '../standard-error.ts';
import { showPaged } from '../terminal/pager.ts';
import { paint } from '../terminal/paint.ts';
import { type Cell, columns, statusCell } from '../terminal/text-table.ts';
import { type ApiOptions, printCsv, printJson, withApi } from './api-command.ts';

interface IdentityOptions extends ApiOptions {
  file?: string;
  output?: string;
}

/** `domesday identity <number>`, or `--file numbers.csv` for many companies. */
export async function identityCommand(number: string | undefined, options: IdentityOptions): Promise<void> {
  const { file } = options;
  if ((number === undefined) === (file === undefined))
    throw new OperatorError('Which company? Give its number, or a file of numbers with --file.');
  await withApi(options, async (client) => {
    if (file !== undefined) return report(client, file, options);
    const found = await client.identityVerification(number ?? '');
    if (options.json) return printJson(found);
    if (options.csv)
      return printCsv(
        CSV_COLUMNS,
        found.people.map((person) => ({ ...found, ...person })),
      );
    showPaged(describeIdentity(found));
  });
}

type Found = Awaited<ReturnType<DomesdayClient['identityVerification']>>;

const CSV_COLUMNS = [
  'company_number',
  'company_name',
  'role',
  'name',
  'status',
  'due_on',
  'days',
  'verified_on',
  'agent',
] as const;

const HEAD = ['STATUS', 'DUE', 'DAYS', 'VERIFIED', 'ROLE', 'NAME', 'AGENT'];

function describeIdentity(found: Found): string {
  const heading = `${paint('title', found.company_name)} (${found.company_number})`;
  if (!found.directors && !found.psc)
    return `${heading}\nIts people are not known: this needs the live register.`;
  const people =
    found.people.length > 0 ? columns([HEAD, ...found.people.map(cells)]) : 'No one has to verify.';
  const totals = [total('Directors', found.directors), total('PSC', found.psc), `As of ${found.as_of}`];
  return [heading, people, '', ...totals].join('\n');
}

function cells(person: Found['people'][number]): Cell[] {
  const { status, due_on, days, verified_on, role, name, agent } = person;
  return [statusCell(status), due_on, days === null ? null : String(days), verified_on, role, name, agent];
}

function total(label: string, counts: Found['directors']): string {
  if (!counts) return `${label}: not known`;
  const { total: all, verified, due, overdue, unknown } = counts;
  return `${label}: ${all}, of whom ${verified} verified, ${due} due, ${overdue} overdue, ${unknown} unknown`;
}

/** Asks again until every company was read; Companies House limits how many that are at a time. */
async function report(client: DomesdayClient, file: string, options: IdentityOptions): Promise<void> {
  const content = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new OperatorError(`${file} cannot be read (${error.code}).`);
  });
  const format = options.json ? 'json' : 'csv';
  const text = await whileWaiting('reading the companies of the file', async () => {
    for (;;) {
      const answer = await client.identityReport(content, format);
      if (answer.retryAfterSeconds === null) return answer.text;
      process.stderr.write(
        `Some companies are not read yet; continuing in ${answer.retryAfterSeconds} seconds.\n`,
      );
      await sleep(answer.retryAfterSeconds * 1000);
    }
  });
  await write(text, options.output);
}

async function write(text: string, output: string | undefined): Promise<void> {
  if (output === undefined || output === '-') {
    process.stdout.write(text.endsWith('\n') ? text : `${text}\n`);
    return;
  }
  await new Promise<void>((resolve, reject) => {
    createWriteStream(output).on('error', reject).end(text, resolve);
  });
}
