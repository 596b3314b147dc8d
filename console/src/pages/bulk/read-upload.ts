/** Domains as they are sent: the text as it is, and which kind of text. */
export interface BulkUpload {
  text: string;
  type: 'text/csv' | 'application/x-ndjson' | 'application/json';
}

const TYPES: [ending: RegExp, type: BulkUpload['type']][] = [
  [/\.(jsonl|ndjson)$/i, 'application/x-ndjson'],
  [/\.json$/i, 'application/json'],
];

/** A file is CSV unless its name says otherwise. */
export async function uploadOfFile(file: Pick<File, 'name' | 'text'>): Promise<BulkUpload> {
  const type = TYPES.find(([ending]) => ending.test(file.name))?.[1] ?? 'text/csv';
  return { text: await file.text(), type };
}

/** People paste domains with anything between them. */
export function uploadOfText(text: string): BulkUpload {
  const domains = text.split(/[\s,;]+/).filter(Boolean);
  return { text: JSON.stringify({ domains }), type: 'application/json' };
}
