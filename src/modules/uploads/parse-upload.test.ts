import { describe, expect, it } from 'vitest';
import { zip } from '../../../test/support/zip-writer.ts';
import { parseDomainName } from '../../shared/internet/domain-name.ts';
import { parseUpload, type Upload, type UploadFormat } from './parse-upload.ts';

const readDomain = (cell: string) => {
  try {
    return parseDomainName(cell, () => true);
  } catch {
    return undefined;
  }
};

function parse(content: string | Buffer, wish: Partial<Upload> = {}) {
  const upload = { bytes: Buffer.from(content), format: 'table', direction: 'domain', ...wish } as const;
  return parseUpload(upload, readDomain);
}

describe('an upload', () => {
  it.each([
    ['CSV without a header', 'table', 'one.test\ntwo.test\n', ['one.test', 'two.test']],
    ['CSV with a named column', 'table', 'id,Website\r\n1,one.test\r\n2,two.test', ['one.test', 'two.test']],
    ['CSV with semicolons and a byte order mark', 'table', '\uFEFFdomain;name\none.test;One', ['one.test']],
    ['CSV with tabs, as spreadsheets copy it', 'table', 'name\tdomain\nOne, Two\tone.test', ['one.test']],
    ['CSV with a NUL, which stays visible', 'table', 'domain\none\0.test', ['one\uFFFD.test']],
    [
      'CSV with quotes, commas and line breaks',
      'table',
      'name,url\n"One, ""the""\nfirst",one.test\n',
      ['one.test'],
    ],
    ['CSV with empty lines and empty cells', 'table', 'domain,x\n\none.test,1\n,2\n', ['one.test', '']],
    ['CSV with line ends of old Macs', 'table', 'domain\rone.test\rtwo.test', ['one.test', 'two.test']],
    [
      'CSV with rows of different length',
      'table',
      'x,domain,y\n1\n2,two.test\n3,three.test,4,5',
      ['', 'two.test', 'three.test'],
    ],
    ['CSV with a quote inside a bare cell', 'table', 'size,domain\n5" disk,one.test\n', ['one.test']],
    ['CSV with spaces after a closing quote', 'table', '"domain" ,x\n"one.test" ,"1"\n', ['one.test ']],
    ['CSV with a quoted quote', 'table', 'domain\n"""one.test"""\n', ['"one.test"']],
    [
      'CSV with a quote that is never closed',
      'table',
      'domain\none.test\n"two.test\nthree.test',
      ['one.test', 'two.test\nthree.test'],
    ],
    ['JSON lines', 'jsonl', '{"domain":"one.test"}\n\n"two.test"\n', ['one.test', 'two.test']],
    ['JSON', 'json', '{"domains":["one.test",{"domain":"two.test"}]}', ['one.test', 'two.test']],
  ] as [string, UploadFormat, string, string[]][])('%s is read', async (_, format, text, inputs) =>
    expect((await parse(text, { format })).inputs).toEqual(inputs),
  );

  it.each([
    ['nothing', 'table', '\n\n'],
    ['only a header', 'table', 'website\n'],
    ['a line that is no JSON', 'jsonl', '{"domain":"one.test"}\n{oops'],
    ['a line without a domain', 'jsonl', '{"name":"one"}'],
    ['JSON without domains', 'json', '{"domain":"one.test"}'],
    ['too many rows', 'table', 'x.test\n'.repeat(50_001)],
    ['a million rows', 'table', 'x\n'.repeat(1_000_000)],
    ['too many columns', 'table', `x.test${','.repeat(500)}\n`],
    ['millions of tabs', 'table', `${'\t'.repeat(14_000_000)}x.test`],
    ['millions of empty cells', 'table', `x.test${','.repeat(400)}\n`.repeat(11_000)],
    ['millions of brackets', 'json', `{"domains":${'['.repeat(7_000_000)}`],
    ['millions of brackets in a line', 'jsonl', `"one.test"\n${'{"a":'.repeat(1_000_000)}`],
    ['millions of values', 'json', `{"domains":[${'0,'.repeat(5_000_000)}0]}`],
  ] as [string, UploadFormat, string][])(
    'is refused with the reason if it has %s',
    async (_, format, text) => {
      await expect(parse(text, { format })).rejects.toThrow(
        expect.objectContaining({ code: 'invalid_request' }),
      );
    },
  );

  it('is read at once with 50,000 rows', async () => {
    expect((await parse('x.test\n'.repeat(50_000))).inputs).toHaveLength(50_000);
  });

  it('keeps every column, and names those without a name', async () => {
    const { table } = await parse('Name,,Website\nKites,1,kites.test,extra\nÖ 🦊 \u202Etxt,,o.test\n');
    expect(table).toEqual({
      fileType: 'text',
      columns: ['Name', 'column_2', 'Website', 'column_4'],
      rows: [
        ['Kites', '1', 'kites.test', 'extra'],
        ['Ö 🦊 \u202Etxt', '', 'o.test'],
      ],
      column: 2,
      hasHeader: true,
      chosenBy: 'header',
    });
  });

  it('may be read by a chosen column, and with or without a header', async () => {
    const csv = 'Website,Second site\none.test,two.test\n';
    expect((await parse(csv, { column: ' second SITE ' })).inputs).toEqual(['two.test']);
    expect((await parse(csv, { column: '2' })).inputs).toEqual(['two.test']);
    expect((await parse(csv, { hasHeader: false })).inputs).toEqual(['Website', 'one.test']);
    await expect(parse(csv, { column: 'third' })).rejects.toThrow('the file has: Website, Second site');
    await expect(parse(csv, { column: '3' })).rejects.toThrow('no column “3”');
  });

  it('is read by numbers or names if it is of companies', async () => {
    const direction = 'company';
    const csv = 'Account,CRN\nKites,7654321\nBoats,SC089839\n';
    expect((await parse(csv, { direction })).inputs).toEqual(['7654321', 'SC089839']);
    expect((await parse(csv, { direction, column: 'account' })).inputs).toEqual(['Kites', 'Boats']);
    const json = '{"companies":["Kites Limited"]}';
    expect((await parse(json, { direction, format: 'json' })).inputs).toEqual(['Kites Limited']);
    const lines = '{"company":"07654321"}';
    expect((await parse(lines, { direction, format: 'jsonl' })).inputs).toEqual(['07654321']);
  });

  it('is refused if it is a zip of something else', async () => {
    await expect(parse(zip([{ name: 'list.csv', content: 'one.test' }]))).rejects.toThrow('Unpack it');
  });
});
