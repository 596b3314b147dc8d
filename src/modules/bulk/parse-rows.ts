import { parseCompanyNumber } from '../../shared/companies/company-number.ts';
import { mapInTurns } from '../../shared/concurrency.ts';
import { isReservedName } from '../../shared/internet/domain-name.ts';
import { Problem } from '../../shared/problem.ts';
import { type ReadUpload, unpackTexts } from '../uploads/index.ts';
import type { UploadedRow } from './upload-job.ts';

type RowSubject = Pick<UploadedRow, 'domain' | 'isInvalid' | 'reason'>;
type ParseDomain = (input: string) => string;

/** No name on the register is longer. */
const COMPANY_NAME_MAX = 200;

/** The rows of a file, each with its question or the reason why it has none. */
export async function parseRows(
  { inputs, domains, table }: ReadUpload,
  parseDomain: ParseDomain,
): Promise<UploadedRow[]> {
  const cells = table?.rows ? await unpackTexts(table.rows) : undefined;
  const names = domains && (await unpackTexts(domains.names));
  const reasons = domains && (await unpackTexts(domains.reasons));
  return mapInTurns(await unpackTexts(inputs), (input, at) => ({
    ...(names
      ? domainRow({ input, name: names[at] ?? '', reason: reasons?.[at] ?? '' }, parseDomain)
      : companyRow(input)),
    input,
    cells: cells?.[at] ?? null,
  }));
}

/**
 * Whether a reserved name may be asked about changes with the sandbox, so it is decided here and not by the
 * reader.
 */
function domainRow(
  { input, name, reason }: { input: string; name: string; reason: string },
  parseDomain: ParseDomain,
): RowSubject {
  const domain = name !== '' && isReservedName(name) ? tryParse(input, parseDomain) : name;
  if (domain instanceof Problem) return { domain: null, isInvalid: true, reason: domain.message };
  return domain === ''
    ? { domain: null, isInvalid: true, reason }
    : { domain, isInvalid: false, reason: null };
}

function tryParse(input: string, parseDomain: ParseDomain): string | Problem {
  try {
    return parseDomain(input);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return error;
  }
}

function companyRow(input: string): RowSubject {
  const { length } = input.trim();
  const reason =
    length === 0
      ? 'The cell is empty.'
      : length > COMPANY_NAME_MAX
        ? `No company has a name of more than ${COMPANY_NAME_MAX} characters.`
        : null;
  return { domain: null, isInvalid: reason !== null, reason };
}

/**
 * Every question once: spellings of one company number are one company; names are compared as they are
 * written.
 */
export function subjectOf({ domain, input }: UploadedRow): string {
  return domain ?? parseCompanyNumber(input) ?? input.trim().toLowerCase().replace(/\s+/g, ' ');
}
