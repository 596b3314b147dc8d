import { callByHand } from './client.ts';
import type { Bulk, BulkPreview } from './shapes.ts';

/** Domains as they are sent: the text as it is, and which kind of text. */
export interface BulkUpload {
  text: string;
  type: 'text/csv' | 'application/x-ndjson' | 'application/json';
}

const TYPES: [ending: RegExp, type: BulkUpload['type']][] = [
  [/\.(jsonl|ndjson)$/i, 'application/x-ndjson'],
  [/\.json$/i, 'application/json'],
];

export async function uploadOf(file: File): Promise<BulkUpload> {
  const type = TYPES.find(([ending]) => ending.test(file.name))?.[1] ?? 'text/csv';
  return { text: await file.text(), type };
}

/** Whatever stands between the domains: people paste from anywhere. */
export function uploadOfText(text: string): BulkUpload {
  const domains = text.split(/[\s,;]+/).filter(Boolean);
  return { text: JSON.stringify({ domains }), type: 'application/json' };
}

export const previewBulk = (upload: BulkUpload): Promise<BulkPreview> => send(upload, '?preview=true');
export const startBulk = (upload: BulkUpload): Promise<Bulk> => send(upload, '');

function send<T>({ text, type }: BulkUpload, query: string): Promise<T> {
  return callByHand(`/v1/bulk${query}`, { method: 'POST', headers: { 'content-type': type }, body: text });
}
