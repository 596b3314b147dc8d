import { LINK_COLUMNS } from './link-row.ts';

interface SourceNote {
  name: string;
  licence: string;
  attribution: string;
}

const COMPANIES_HOUSE =
  'Company numbers and names are of the register of Companies House, whose data products are free of restrictions on use.';

/** The data dictionary, and what must be said where the data is used. */
export function exportNotes(
  sources: readonly SourceNote[],
  { links, exportedAt }: { links: number; exportedAt: Date },
): string {
  return [
    '# Links between websites and UK companies',
    '',
    `${links.toLocaleString('en-GB')} links, exported on ${exportedAt.toISOString().slice(0, 10)}. Each row is a domain and the company that its website names as its operator.`,
    '',
    '| column | type | meaning |',
    '|---|---|---|',
    ...LINK_COLUMNS.map(({ name, type, meaning }) => `| \`${name}\` | ${type} | ${meaning} |`),
    '',
    'In CSV and Parquet a list is one text with semicolons.',
    '',
    '## Licences',
    '',
    `- ${COMPANIES_HOUSE}`,
    '- The links themselves were concluded from what the websites say; quotes from the pages are not part of this file.',
    ...sources.map(({ name, licence, attribution }) => `- ${name} (${licence}): ${attribution}`),
    '',
  ].join('\n');
}
