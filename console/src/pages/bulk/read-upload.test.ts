import { describe, expect, it } from 'vitest';
import { uploadOfFile, uploadOfText } from './read-upload.ts';

describe('a file', () => {
  it.each([
    ['domains.csv', 'text/csv'],
    ['domains.txt', 'text/csv'],
    ['domains', 'text/csv'],
    ['DOMAINS.JSONL', 'application/x-ndjson'],
    ['domains.ndjson', 'application/x-ndjson'],
    ['domains.json', 'application/json'],
    ['domains.json.csv', 'text/csv'],
  ])('named %s is sent as %s, unchanged', async (name, type) => {
    const text = 'acme.co.uk\n';
    expect(await uploadOfFile({ name, text: async () => text })).toEqual({ text, type });
  });
});

describe('pasted text', () => {
  it('is split at spaces, lines, commas and semicolons', () => {
    const { text, type } = uploadOfText(' acme.co.uk, b.uk;c.uk\r\n\td.uk\n\n');
    expect([JSON.parse(text), type]).toEqual([
      { domains: ['acme.co.uk', 'b.uk', 'c.uk', 'd.uk'] },
      'application/json',
    ]);
  });
});
