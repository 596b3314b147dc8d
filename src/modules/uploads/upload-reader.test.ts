import { pino } from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import { unpackTexts } from './packed-texts.ts';
import type { UploadRequest } from './read-upload.ts';
import { createUploadReader } from './upload-reader.ts';

const reader = createUploadReader({ log: pino({ level: 'silent' }) });
afterAll(() => reader.close());

function read(body: string | Buffer, request: Partial<Omit<UploadRequest, 'body'>> = {}) {
  return reader.read({ body: Buffer.from(body), contentType: 'text/csv', query: {}, ...request });
}

function form(parts: Record<string, string>, file = 'domain\none.test\n') {
  const fields = Object.entries(parts).map(
    ([name, value]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const body = `${fields.join('')}--x\r\ncontent-disposition: form-data; name="file"; filename="list.csv"\r\n\r\n${file}\r\n--x--\r\n`;
  return read(body, { contentType: 'multipart/form-data; boundary=x' });
}

describe('a file that is read on a thread', () => {
  it('comes with its values, its cells and its first rows', async () => {
    const upload = await read('Website,Name\none.test,One\ntwo.test,Two\n', { query: { sample: 1 } });
    expect(await unpackTexts(upload.inputs)).toEqual(['one.test', 'two.test']);
    expect(upload.table?.rows && (await unpackTexts(upload.table.rows))).toEqual([
      '["one.test","One"]',
      '["two.test","Two"]',
    ]);
    expect(upload.table).toMatchObject({ columns: ['Website', 'Name'], sample: [['one.test', 'One']] });
  });

  it('keeps the cells of a single column with a name, and none of a list without a header', async () => {
    const named = await read('domain\none.test\n');
    expect(named.table?.rows && (await unpackTexts(named.table.rows))).toEqual(['["one.test"]']);
    expect((await read('one.test\ntwo.test\n')).table?.rows).toBeNull();
  });

  it('has shortened cells in the sample', async () => {
    const upload = await read(`domain\n${'x'.repeat(5_000)}\n`, { query: { sample: 5 } });
    expect(upload.table?.sample).toEqual([[`${'x'.repeat(200)}…`]]);
  });

  it('may be in a form, whose options count before those of the query', async () => {
    const upload = await form({ direction: 'company', preview: 'true', sample: '3' }, 'One Ltd\n');
    expect(upload).toMatchObject({
      direction: 'company',
      preview: true,
      sampled: true,
      fileName: 'list.csv',
    });
  });

  it.each([
    ['a file that cannot be read', () => read('%PDF-1.7'), 'PDF'],
    ['a wrong option of a form', () => form({ direction: 'sideways' }), 'direction must be'],
    [
      'a form of too many parts',
      () => form(Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`f${at}`, '']))),
      'more than 50 parts',
    ],
  ])('is refused as on the main thread: %s', async (_, reading, why) => {
    await expect(reading()).rejects.toThrow(
      expect.objectContaining({ code: 'invalid_request', message: expect.stringContaining(why) }),
    );
  });

  it('is refused while too many others wait', async () => {
    const all = await Promise.allSettled(Array.from({ length: 30 }, () => read('one.test')));
    const refusals = all.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refusals).not.toEqual([]);
    for (const refusal of refusals)
      expect(refusal).toMatchObject({ code: 'unavailable', headers: { 'retry-after': '5' } });
  });
});
