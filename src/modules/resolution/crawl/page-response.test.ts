import { createHash } from 'node:crypto';
import iconv from 'iconv-lite';
import { describe, expect, test } from 'vitest';
import type { EgressResponse } from '../../../platform/egress/index.ts';
import { bodyBytesWanted, decodeText, readPageBody } from './page-response.ts';

function response(contentType: string | undefined, body: string | Buffer): EgressResponse {
  return {
    status: 200,
    headers: contentType === undefined ? {} : { 'content-type': contentType },
    body: Buffer.from(body as string),
    truncated: false,
    url: 'https://gates.test/',
    hops: [],
    setCookies: [],
    tls: undefined,
    remoteAddress: undefined,
    timing: { connectMs: undefined, headersMs: 1, totalMs: 1 },
  };
}

describe('a page', () => {
  test.each([
    ['text/html', '<p>Gates</p>'],
    ['TEXT/HTML; charset=utf-8', '<p>Gates</p>'],
    ['application/xhtml+xml', '<?xml version="1.0"?><html><p>Gates</p></html>'],
    ['application/xml', '<?xml version="1.0"?><!DOCTYPE html><html><p>Gates</p></html>'],
    ['text/plain', '<!doctype html><p>Gates</p>'],
    ['application/octet-stream', '<html><p>Gates</p></html>'],
    [undefined, '<!-- made by hand --><html><p>Gates</p></html>'],
  ])('is taken as it is if its type is %s', (type, html) => {
    expect(readPageBody(response(type, html))?.html).toBe(html);
  });

  test('is made HTML that reads the same if it is plain text', () => {
    const text = 'Gates & <fences> Ltd';
    const expected = '<pre>Gates &amp; &lt;fences> Ltd</pre>';
    expect(readPageBody(response('text/plain', text))?.html).toBe(expected);
    expect(readPageBody(response(undefined, text))?.html).toBe(expected);
  });

  test('cuts a plain text that is too long to escape at once, and says so', () => {
    const long = readPageBody(response('text/plain', '<'.repeat(2_000_000)));
    expect(long?.html).toHaveLength('<pre></pre>'.length + 262_144 * '&lt;'.length);
    expect(long?.isCut).toBe(true);
    expect(readPageBody(response('text/plain', 'Lamps'))?.isCut).toBe(false);
    expect(readPageBody(response('text/html', `<p>${'a'.repeat(300_000)}`))?.isCut).toBe(false);
  });

  test('is known by the hash of its bytes, not of its text', () => {
    const bytes = Buffer.from('<p>Caf\xe9</p>', 'latin1');
    const read = readPageBody(response('text/html', bytes));
    expect(read).toEqual({
      html: '<p>Café</p>',
      sha256: createHash('sha256').update(bytes).digest('hex'),
      isCut: false,
    });
  });

  test('is not taken for binary in UTF-16', () => {
    const bytes = Buffer.from('<p>Sturdy gates</p>', 'utf16le');
    expect(readPageBody(response('text/html; charset=utf-16le', bytes))?.html).toBe('<p>Sturdy gates</p>');
  });
});

describe('no page', () => {
  test.each([
    ['application/json', '{"a": 1}'],
    ['application/rss+xml', '<rss></rss>'],
    ['application/xml', '<rss><channel></channel></rss>'],
    ['application/octet-stream', 'Gates'],
    [undefined, '{"a": 1}'],
    [undefined, '<?xml version="1.0"?><urlset></urlset>'],
    ['text/html', '%PDF-1.7 and so on'],
    ['text/html', '\x89PNG\r\n'],
    ['text/html', 'PK\x03\x04'],
    ['text/html', Buffer.from([0, 1, 2, 3, 0, 5, 6, 7, 1, 2])],
  ])('is made of %s %j', (type, body) => {
    const bytes = typeof body === 'string' ? Buffer.from(body, 'latin1') : body;
    expect(readPageBody(response(type, bytes))).toBeUndefined();
  });
});

test('bodies are wanted only of what may be a page, and only their beginning of an error', () => {
  const wanted = (status: number, type: string) =>
    bodyBytesWanted({ status, headers: { 'content-type': type } }, 2_000_000);
  expect(wanted(200, 'text/html; charset=utf-8')).toBe(2_000_000);
  expect(wanted(200, 'text/plain')).toBe(2_000_000);
  expect(wanted(404, 'text/html')).toBe(65_536);
  expect(wanted(200, 'image/png')).toBe(0);
  expect(wanted(200, 'video/mp4')).toBe(0);
  expect(bodyBytesWanted({ status: 200, headers: {} }, 2_000_000)).toBe(2_000_000);
});

const words = 'Café Ŵyllt – “gates” €5';
const western = 'Café – “gates” €5 © Ltd';

describe('a charset', () => {
  test.each([
    ['utf-8', 'text/html; charset=utf-8', words],
    ['utf-8', 'text/html; charset="UTF-8"', words],
    ['windows-1252', 'text/html; charset=windows-1252', western],
    ['windows-1252', 'text/html;charset=ISO-8859-1', western],
    ['iso-8859-15', 'text/html; charset=iso-8859-15', 'Café €5 Šíp'],
    ['windows-1250', 'text/html; charset=windows-1250', 'Příliš žluťoučký kůň'],
    ['shift_jis', 'text/html; charset=Shift_JIS', '株式会社テスト'],
    ['euc-kr', 'text/html; charset=euc-kr', '주식회사 시험'],
    ['gb18030', 'text/html; charset=gb2312', '有限公司测试'],
    ['utf-16le', 'text/html; charset=utf-16le', words],
    ['utf-16be', 'text/html; charset=utf-16be', words],
  ])('%s, declared as %s, is read', (charset, contentType, text) => {
    expect(decodeText(iconv.encode(text, charset), contentType)).toBe(text);
  });

  test.each([
    ['<meta charset="windows-1250">', 'windows-1250', 'kůň'],
    ["<META http-equiv=Content-Type content='text/html; charset=windows-1251'>", 'windows-1251', 'Привет'],
    ['<?xml version="1.0" encoding="iso-8859-2"?>', 'iso-8859-2', 'kůň'],
  ])('is believed in %s where the server says nothing', (declaration, charset, text) => {
    expect(decodeText(iconv.encode(declaration + text, charset), 'text/html')).toBe(declaration + text);
  });

  test('is looked for in linear time, however long the server’s line is', () => {
    const startedAt = performance.now();
    decodeText(iconv.encode(words, 'utf-8'), `text/html; charset=${' '.repeat(300_000)}`);
    expect(performance.now() - startedAt).toBeLessThan(4_000);
  });

  test('is believed from the server before that of the page', () => {
    const body = iconv.encode('<meta charset="windows-1252">kůň', 'windows-1250');
    expect(decodeText(body, 'text/html; charset=windows-1250')).toContain('kůň');
  });

  test.each(['utf-8', 'utf-16le', 'utf-16be'])(
    'is read from the byte order mark of %s before anything else',
    (charset) => {
      const body = iconv.encode(words, charset, { addBOM: true });
      expect(decodeText(body, 'text/html; charset=iso-8859-1')).toBe(words);
    },
  );

  test('is UTF-8 if it is not declared and the bytes are UTF-8, else windows-1252', () => {
    expect(decodeText(Buffer.from(words), undefined)).toBe(words);
    expect(decodeText(iconv.encode(western, 'windows-1252'), undefined)).toBe(western);
  });
});

describe('a lie about the charset is seen through', () => {
  test('windows-1252 that says it is UTF-8', () => {
    expect(decodeText(iconv.encode(western, 'windows-1252'), 'text/html; charset=utf-8')).toBe(western);
  });

  test('UTF-8 that says it is something else', () => {
    for (const label of ['iso-8859-1', 'windows-1252', 'shift_jis', 'utf-16', 'us-ascii']) {
      expect(decodeText(Buffer.from(words), `text/html; charset=${label}`)).toBe(words);
    }
  });

  test('a charset that does not exist, or is not supported', () => {
    for (const label of ['x-made-up', 'utf-7', '']) {
      expect(decodeText(iconv.encode(western, 'windows-1252'), `text/html; charset=${label}`)).toBe(western);
    }
  });
});

describe('a damaged body', () => {
  test('cut inside a character loses only that character', () => {
    const whole = Buffer.from('Café €');
    expect(decodeText(whole.subarray(0, -1), 'text/html')).toBe('Café \ufffd');
  });

  test('stays UTF-8 with a few stray bytes', () => {
    const body = Buffer.concat([Buffer.from(words), Buffer.from([0xe9]), Buffer.from(` ${words}`)]);
    expect(decodeText(body, 'text/html; charset=utf-8')).toBe(`${words}\ufffd ${words}`);
  });

  test('has no zero characters and no half surrogates in its text', () => {
    expect(decodeText(Buffer.from('gates \0 and fences'), 'text/html')).toBe('gates \ufffd and fences');
    const halves = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('a\ud83db', 'utf16le')]);
    expect(decodeText(halves, 'text/html')).toBe('a\ufffdb');
  });

  test('is empty if the body is empty', () => {
    expect(decodeText(Buffer.alloc(0), undefined)).toBe('');
  });
});
