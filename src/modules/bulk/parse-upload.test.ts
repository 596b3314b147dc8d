import { describe, expect, it } from 'vitest';
import { parseUpload } from './parse-upload.ts';

describe('an upload', () => {
  it.each([
    ['CSV without a header', 'csv', 'one.test\ntwo.test\n', ['one.test', 'two.test']],
    ['CSV with a named column', 'csv', 'id,Website\r\n1,one.test\r\n2,two.test', ['one.test', 'two.test']],
    ['CSV with semicolons and a byte order mark', 'csv', '\uFEFFdomain;name\none.test;One', ['one.test']],
    ['CSV with tabs, as spreadsheets copy it', 'csv', 'name\tdomain\nOne, Two\tone.test', ['one.test']],
    ['CSV with a NUL, which stays visible', 'csv', 'domain\none\0.test', ['one\uFFFD.test']],
    [
      'CSV with quotes, commas and line breaks',
      'csv',
      'name,url\n"One, ""the""\nfirst",one.test\n',
      ['one.test'],
    ],
    ['CSV with empty lines and empty cells', 'csv', 'domain,x\n\none.test,1\n,2\n', ['one.test', '']],
    ['CSV with line ends of old Macs', 'csv', 'domain\rone.test\rtwo.test', ['one.test', 'two.test']],
    [
      'CSV with rows of different length',
      'csv',
      'x,domain,y\n1\n2,two.test\n3,three.test,4,5',
      ['', 'two.test', 'three.test'],
    ],
    ['CSV with a quote inside a bare cell', 'csv', 'size,domain\n5" disk,one.test\n', ['one.test']],
    ['CSV with spaces after a closing quote', 'csv', '"domain" ,x\n"one.test" ,"1"\n', ['one.test ']],
    ['CSV with a quoted quote', 'csv', 'domain\n"""one.test"""\n', ['"one.test"']],
    [
      'CSV with a quote that is never closed',
      'csv',
      'domain\none.test\n"two.test\nthree.test',
      ['one.test', 'two.test\nthree.test'],
    ],
    ['JSON lines', 'jsonl', '{"domain":"one.test"}\n\n"two.test"\n', ['one.test', 'two.test']],
    ['JSON', 'json', '{"domains":["one.test",{"domain":"two.test"}]}', ['one.test', 'two.test']],
  ] as const)('%s is read', (_, format, text, inputs) => expect(parseUpload(text, format)).toEqual(inputs));

  it.each([
    ['nothing', 'csv', '\n\n'],
    ['a line that is no JSON', 'jsonl', '{"domain":"one.test"}\n{oops'],
    ['a line without a domain', 'jsonl', '{"name":"one"}'],
    ['JSON without domains', 'json', '{"domain":"one.test"}'],
    ['too many rows', 'csv', 'x.test\n'.repeat(50_001)],
  ] as const)('with %s is refused with the reason', (_, format, text) => {
    expect(() => parseUpload(text, format)).toThrow(expect.objectContaining({ code: 'invalid_request' }));
  });

  it('of 50,000 rows is read at once', () => {
    expect(parseUpload('x.test\n'.repeat(50_000), 'csv')).toHaveLength(50_000);
  });
});
