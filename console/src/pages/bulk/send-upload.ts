import { callByHand } from '../../api/client.ts';
import type { Bulk, BulkPreview } from '../../api/shapes.ts';
import type { BulkUpload } from './read-upload.ts';

export const previewBulk = (upload: BulkUpload): Promise<BulkPreview> => send(upload, '?preview=true');
export const startBulk = (upload: BulkUpload): Promise<Bulk> => send(upload, '');

function send<T>({ text, type }: BulkUpload, query: string): Promise<T> {
  return callByHand(`/v1/bulk${query}`, { method: 'POST', headers: { 'content-type': type }, body: text });
}
