import { describe, expect, it } from 'vitest';
import { queryOf, uploadOfFile, uploadOfText } from './read-upload.ts';

describe('a file', () => {
  it.each([
    ['domains.csv', 'text/csv'],
    ['domains.txt', 'text/csv'],
    ['domains', 'text/csv'],
    ['domains.tsv', 'text/tab-separated-values'],
    ['Customers.XLSX', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ['DOMAINS.JSONL', 'application/x-ndjson'],
    ['domains.ndjson', 'application/x-ndjson'],
    ['domains.json', 'application/json'],
    ['domains.json.csv', 'text/csv'],
  ])('named %s is sent as %s, unchanged', (name, type) => {
    const file = Object.assign(new Blob(['acme.co.uk\n']), { name });
    expect(uploadOfFile(file)).toEqual({ body: file, type, fileName: name });
  });

  it('is sent with what was chosen, and leaves the rest to the service', () => {
    const upload = { body: '', type: 'text/csv', fileName: 'a&b.csv' };
    expect(queryOf(upload, { direction: 'company', column: 2, header: false })).toBe(
      'direction=company&column=2&header=false&file_name=a%26b.csv',
    );
    expect(queryOf({ ...upload, fileName: null }, { direction: 'domain', column: null, header: null })).toBe(
      'direction=domain',
    );
  });
});

describe('pasted text', () => {
  it('is split at spaces, lines, commas and semicolons', () => {
    const { body, type } = uploadOfText(' acme.co.uk, b.uk;c.uk\r\n\td.uk\n\n', 'domain');
    expect([JSON.parse(String(body)), type]).toEqual([
      { domains: ['acme.co.uk', 'b.uk', 'c.uk', 'd.uk'] },
      'application/json',
    ]);
  });

  it('is split at lines if it lists companies', () => {
    const { body } = uploadOfText('Acme, Son & Co Ltd\n 01234567 \n', 'company');
    expect(JSON.parse(String(body))).toEqual({ companies: ['Acme, Son & Co Ltd', '01234567'] });
  });
});
