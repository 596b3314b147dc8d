import { invalidRequest } from '../../shared/problem.ts';

export interface UploadForm {
  file: { bytes: Buffer; name: string; type: string };
  /** Every other field, as text. */
  fields: Record<string, string>;
}

/** The form of the console has seven. */
const PARTS_MAX = 50;

/** The file and the fields of a `multipart/form-data` body, as browsers and `curl -F` send it. */
export async function readForm(body: Buffer, contentType: string): Promise<UploadForm> {
  requireFewParts(body, contentType);
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => {
      throw invalidRequest('The form cannot be read; send it as multipart/form-data with its boundary.');
    });
  const file = form.get('file');
  if (file === null || typeof file === 'string')
    throw invalidRequest('The form has no file; send one in the field "file".', { file: 'is missing' });
  const fields = [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
  return {
    file: { bytes: Buffer.from(await file.arrayBuffer()), name: file.name, type: file.type },
    fields: Object.fromEntries(fields),
  };
}

function requireFewParts(body: Buffer, contentType: string): void {
  const [, quoted, bare] = /boundary=(?:"([^"]{1,100})"|([^\s;"]{1,100}))/i.exec(contentType) ?? [];
  const boundary = `--${quoted ?? bare ?? ''}`;
  let at = -1;
  for (let parts = 0; parts <= PARTS_MAX + 1; parts += 1) {
    at = body.indexOf(boundary, at + 1);
    if (at === -1) return;
  }
  throw invalidRequest(`The form has more than ${PARTS_MAX} parts; send the file and its options alone.`);
}
