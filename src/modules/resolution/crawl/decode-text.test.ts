import iconv from 'iconv-lite';
import { describe, expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';

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
  ])('in %s is believed where the server says nothing', (declaration, charset, text) => {
    expect(decodeText(iconv.encode(declaration + text, charset), 'text/html')).toBe(declaration + text);
  });

  test('is looked for in linear time, however long the server’s line is', () => {
    const startedAt = performance.now();
    decodeText(iconv.encode(words, 'utf-8'), `text/html; charset=${' '.repeat(300_000)}`);
    expect(performance.now() - startedAt).toBeLessThan(4_000);
  });

  test('of the server counts before that of the page', () => {
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

  test('that is not declared is UTF-8 where the bytes are, else windows-1252', () => {
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

  test('of UTF-8 with a few stray bytes stays UTF-8', () => {
    const body = Buffer.concat([Buffer.from(words), Buffer.from([0xe9]), Buffer.from(` ${words}`)]);
    expect(decodeText(body, 'text/html; charset=utf-8')).toBe(`${words}\ufffd ${words}`);
  });

  test('has no zero characters and no half surrogates in its text', () => {
    expect(decodeText(Buffer.from('gates \0 and fences'), 'text/html')).toBe('gates \ufffd and fences');
    const halves = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('a\ud83db', 'utf16le')]);
    expect(decodeText(halves, 'text/html')).toBe('a\ufffdb');
  });

  test('of nothing is no text', () => {
    expect(decodeText(Buffer.alloc(0), undefined)).toBe('');
  });
});
