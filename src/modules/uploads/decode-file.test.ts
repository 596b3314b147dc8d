import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { decodeFile } from './decode-file.ts';

const TEXT = 'Name;Website\r\nCafé “Ümläut” 🦊;one.test\r\n';
const LATIN = 'Name;Website\r\nCafé – “Söhne”;one.test\r\n';
const text = (content: string) => ({ kind: 'text', text: content });

describe('text', () => {
  it.each([
    ['UTF-8', Buffer.from(TEXT), TEXT],
    ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${TEXT}`), TEXT],
    ['UTF-16 with a mark', iconv.encode(TEXT, 'utf-16le', { addBOM: true }), TEXT],
    ['UTF-16, big end first', iconv.encode(TEXT, 'utf-16be', { addBOM: true }), TEXT],
    ['UTF-16 without a mark', iconv.encode(LATIN, 'utf-16le'), LATIN],
    ['UTF-16, big end first, without a mark', iconv.encode(LATIN, 'utf-16be'), LATIN],
    ['Windows-1252', iconv.encode(LATIN, 'windows-1252'), LATIN],
    ['a NUL in one cell', Buffer.from('one\0.test\n'), 'one\0.test\n'],
    ['nothing', Buffer.alloc(0), ''],
  ])('is decoded as %s', async (_, bytes, expected) => {
    expect(await decodeFile(bytes)).toEqual(text(expected));
  });

  it('is decoded by its declared charset, but a byte order mark knows better', async () => {
    expect(await decodeFile(iconv.encode('kůň', 'windows-1250'), 'windows-1250')).toEqual(text('kůň'));
    expect(await decodeFile(Buffer.from('\uFEFFkůň'), 'windows-1250')).toEqual(text('kůň'));
    expect(await decodeFile(Buffer.from('kůň'), 'no-such-charset')).toEqual(text('kůň'));
  });
});

it.each([
  ['a PDF', '%PDF-1.7\n', 'PDF'],
  ['a PNG', '\x89PNG\r\n\x1A\n', 'image'],
  ['a JPEG', '\xFF\xD8\xFF\xE0', 'image'],
  ['a gzip', '\x1F\x8B\x08', 'Unpack'],
  ['HTML', '\n<!DOCTYPE html><table>', 'web page'],
  ['a spreadsheet as HTML', '<html xmlns:x="urn:schemas-microsoft-com:office:excel">', 'save it as'],
  ['an XML spreadsheet', '<?xml version="1.0"?><Workbook>', 'XML'],
  ['an .xls', '\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1', '.xls'],
  ['an encrypted workbook', '\xD0\xCF\x11\xE0..E\0n\0c\0r\0y\0p\0t\0e\0d\0P\0a\0c\0k\0a\0g\0e\0', 'password'],
  ['some program', `\x7FELF${'\x01\x02\x03\0'.repeat(50)}`, 'neither text'],
])('%s is refused, and the message says what to do', async (_, bytes, words) => {
  await expect(decodeFile(Buffer.from(bytes, 'latin1'))).rejects.toMatchObject({
    code: 'invalid_request',
    message: expect.stringContaining(words),
  });
});

it('a zip is taken for a workbook', async () => {
  expect(await decodeFile(Buffer.from('PK\x03\x04....'))).toEqual({ kind: 'xlsx' });
});
