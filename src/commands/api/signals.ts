import type { DomesdayClient } from '../../client/index.ts';
import { OperatorError } from '../../shared/problem.ts';
import { SEVERITIES, SIGNAL_TYPES } from '../../shared/signal-types.ts';
import { showPaged } from '../terminal/pager.ts';
import { listing, statusCell } from '../terminal/text-table.ts';
import {
  type ApiOptions,
  print,
  printJson,
  saveResponse,
  timestamp,
  wholeNumber,
  withApi,
} from './api-command.ts';

interface SignalOptions extends ApiOptions {
  company?: string;
  tag?: string;
  type?: string;
  severity?: string;
  since?: string;
  until?: string;
  cursor?: string;
  page?: string;
  limit?: string;
}

type Query = NonNullable<Parameters<DomesdayClient['signals']>[0]>;

const HEAD = ['DAY', 'SEVERITY', 'COMPANY', 'WHAT HAPPENED'];

/** `domesday signals` */
export async function signalsCommand(options: SignalOptions): Promise<void> {
  const { company } = options;
  const query = queryOf(options);
  await withApi(options, async (client) => {
    if (options.csv) return saveResponse(await csvOf(client, company, query), '-');
    const answer =
      company !== undefined && isWholeHistory(query)
        ? await client.companySignals(company, query.limit === undefined ? {} : { limit: query.limit })
        : await client.signals({ ...query, ...(company !== undefined && { company_number: company }) });
    if (options.json) return printJson(answer);
    const rows = answer.signals.map((one) => [
      one.occurred_on,
      statusCell(one.severity),
      one.company_number,
      one.summary,
    ]);
    const next =
      'next_cursor' in answer && answer.next_cursor ? `\n\nNext: --cursor ${answer.next_cursor}` : '';
    showPaged(`${rows.length > 0 ? listing(HEAD, rows) : 'No signals yet.'}${next}`);
  });
}

function queryOf({ type, tag, severity, since, until, cursor, page, limit }: SignalOptions): Query {
  // The service answers an unknown type or severity with an error that lists the known ones.
  return {
    ...(type !== undefined && { signal_type: type }),
    ...(tag !== undefined && { tag }),
    ...(severity !== undefined && { severity }),
    ...(since !== undefined && { since: timestamp('--since', since) }),
    ...(until !== undefined && { until: timestamp('--until', until) }),
    ...(cursor !== undefined && { cursor }),
    ...(page !== undefined && { page: wholeNumber('--page', page) }),
    ...(limit !== undefined && { limit: wholeNumber('--limit', limit) }),
  } as Query;
}

function csvOf(client: DomesdayClient, company: string | undefined, query: Query): Promise<Response> {
  const { page: _page, limit: _limit, cursor: _cursor, ...filters } = query;
  return company !== undefined && isWholeHistory(filters)
    ? client.companySignalsCsv(company)
    : client.signalsCsv({ ...filters, ...(company !== undefined && { company_number: company }) });
}

/** Without a filter, a company's signals are those of its record, whether the account watches it or not. */
function isWholeHistory({ limit: _, ...narrowed }: Query): boolean {
  return Object.keys(narrowed).length === 0;
}

interface AlertOptions extends ApiOptions {
  digest?: string;
  /** Comma-separated severities, or `none`. */
  instant?: string;
  /** Comma-separated types of signals, or `none`. */
  types?: string;
}

const DIGESTS = ['off', 'daily', 'weekly'] as const;

/** `domesday alerts`: shows or changes which mails the account gets about signals. */
export async function alertsCommand(options: AlertOptions): Promise<void> {
  const digest = options.digest === undefined ? undefined : readDigest(options.digest);
  const instant = options.instant === undefined ? undefined : readSeverities(options.instant);
  const types = options.types === undefined ? undefined : readTypes(options.types);
  await withApi(options, async (client) => {
    const held = await client.signalMailSettings();
    const settings =
      digest === undefined && instant === undefined && types === undefined
        ? held
        : await client.setSignalMailSettings({
            digest: digest ?? held.digest,
            instant_severities: instant ?? held.instant_severities,
            instant_types: types ?? held.instant_types,
          });
    if (options.json) return printJson(settings);
    print(`To ${settings.recipients.join(', ')}`);
    print(`Digest: ${settings.digest}`);
    print(
      `At once: ${[...settings.instant_severities, ...(settings.instant_types ?? [])].join(', ') || 'none'}`,
    );
  });
}

function readDigest(text: string) {
  const digest = DIGESTS.find((one) => one === text);
  if (!digest) throw new OperatorError(`--digest must be ${DIGESTS.join(', ')}, not "${text}".`);
  return digest;
}

const readSeverities = (text: string) =>
  readSome(text, SEVERITIES, `--instant takes ${SEVERITIES.join(', ')}`);

const readTypes = (text: string) =>
  readSome(text, SIGNAL_TYPES, '--types takes types of signals such as director_resigned');

/** Values of a list with commas between them, or `none`. */
function readSome<Value extends string>(text: string, known: readonly Value[], takes: string): Value[] {
  if (text === 'none') return [];
  return text.split(',').map((part) => {
    const value = known.find((one) => one === part.trim());
    if (!value) throw new OperatorError(`${takes} with commas, or none, not "${part}".`);
    return value;
  });
}
