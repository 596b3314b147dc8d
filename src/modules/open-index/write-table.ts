import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { fileWriter, ParquetWriter } from 'hyparquet-writer';
import { csvRow } from '../../shared/csv-row.ts';
import { cellText, LINK_COLUMNS, type LinkRow, linkJson } from './link-row.ts';

export const EXPORT_FORMATS = ['csv', 'jsonl', 'parquet'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

type Pages = AsyncIterable<readonly LinkRow[]>;

/** Writes the links into a file as they come. Returns how many there were. */
export function writeTable(path: string, format: ExportFormat, pages: Pages): Promise<number> {
  return format === 'parquet' ? writeParquet(path, pages) : writeText(path, format, pages);
}

async function writeText(path: string, format: 'csv' | 'jsonl', pages: Pages): Promise<number> {
  const file = createWriteStream(path);
  const failed = finished(file);
  // The failure is thrown below, where the file is written or ended.
  failed.catch(() => undefined);
  let written = 0;
  try {
    if (format === 'csv') file.write(csvRow(LINK_COLUMNS.map(({ name }) => name)));
    for await (const rows of pages) {
      const lines = rows.map((row) =>
        format === 'csv'
          ? csvRow(LINK_COLUMNS.map(({ of }) => cellText(of(row))))
          : `${JSON.stringify(linkJson(row))}\n`,
      );
      written += rows.length;
      if (!file.write(lines.join(''))) await Promise.race([once(file, 'drain'), failed]);
    }
  } finally {
    file.end();
  }
  await failed;
  return written;
}

/** Rows that are compressed together, and held in memory until then. */
const ROW_GROUP = 50_000;

async function writeParquet(path: string, pages: Pages): Promise<number> {
  const writer = new ParquetWriter({
    writer: fileWriter(path),
    schema: PARQUET_SCHEMA,
    createdBy: 'domesday',
  });
  let group: LinkRow[] = [];
  let written = 0;
  const flush = async () => {
    if (group.length === 0) return;
    await writer.write({
      columnData: LINK_COLUMNS.map((column) => ({
        name: column.name,
        data: group.map((row) => {
          const value = column.of(row);
          return column.type === 'list' ? cellText(value) : value;
        }),
      })),
      rowGroupSize: ROW_GROUP,
    });
    written += group.length;
    group = [];
  };
  for await (const rows of pages) {
    group.push(...rows);
    if (group.length >= ROW_GROUP) await flush();
  }
  await flush();
  await writer.finish();
  return written;
}

type SchemaElement = ConstructorParameters<typeof ParquetWriter>[0]['schema'][number];

const PARQUET_TYPES: Record<
  (typeof LINK_COLUMNS)[number]['type'],
  Pick<SchemaElement, 'type' | 'converted_type'>
> = {
  text: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
  list: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
  number: { type: 'DOUBLE' },
  timestamp: { type: 'INT64', converted_type: 'TIMESTAMP_MILLIS' },
};

const PARQUET_SCHEMA: SchemaElement[] = [
  { name: 'links', num_children: LINK_COLUMNS.length },
  ...LINK_COLUMNS.map(
    ({ name, type, isOptional }): SchemaElement => ({
      name,
      ...PARQUET_TYPES[type],
      repetition_type: isOptional ? 'OPTIONAL' : 'REQUIRED',
    }),
  ),
];
