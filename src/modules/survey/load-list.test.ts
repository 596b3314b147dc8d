import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { zip } from '../../../test/support/zip-writer.ts';
import { type AddDomains, loadList } from './load-list.ts';

const folder = mkdtempSync(join(tmpdir(), 'survey-list-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Every word with a dot is a domain here. */
const readDomain = (text: string) => (/^[a-z0-9.-]+\.[a-z]+$/.test(text) ? text : undefined);

async function load(content: string | Buffer, signal = new AbortController().signal) {
  const path = join(folder, 'list');
  writeFileSync(path, content);
  const domains: string[] = [];
  const chunks: number[] = [];
  const add: AddDomains = async (chunk) => {
    domains.push(...chunk);
    chunks.push(chunk.length);
    return { added: chunk.length, renewed: 0 };
  };
  const progress: number[] = [];
  const loading = loadList(add, {
    path,
    readDomain,
    signal,
    onProgress: ({ lines }) => progress.push(lines),
  });
  return { loading, domains, chunks, progress };
}

const TEXT = 'rank,domain\n1,acme.co.uk\n2,fernhollow.org\n3,acme.co.uk\n4,\n';
const DOMAINS = ['acme.co.uk', 'fernhollow.org'];

describe('a list, recognised by its content and not by its name', () => {
  it.each([
    ['plain', TEXT],
    ['without an end of the last line', TEXT.trimEnd()],
    ['with the line ends of Windows and a mark of UTF-8', `\ufeff${TEXT.replaceAll('\n', '\r\n')}`],
    ['UTF-16', Buffer.from(`\ufeff${TEXT}`, 'utf16le')],
    ['gzip', gzipSync(TEXT)],
    ['two gzip files in one', Buffer.concat([gzipSync(TEXT.slice(0, 20)), gzipSync(TEXT.slice(20))])],
    ['zip', zip([{ name: 'top-1m.csv', content: TEXT }])],
  ])('%s', async (_kind, content) => {
    const { loading, domains, progress } = await load(content);
    const { list, examples } = await loading;
    expect(domains).toEqual(DOMAINS);
    expect(list).toMatchObject({ file: 'list', named: 3, damaged: 1, added: 2, renewed: 0 });
    expect(examples).toEqual([{ line: 5, text: '4,' }]);
    expect(progress).toEqual([list.lines]);
  });

  it('keeps only domains under the given suffixes, and counts the lines that name one', async () => {
    const path = join(folder, 'graph');
    writeFileSync(path, gzipSync('acme.co.uk\nfernhollow.org\ntarn.wales\nluk.fr\nlondon\n'));
    const domains: string[] = [];
    const add: AddDomains = async (chunk) => {
      domains.push(...chunk);
      return { added: chunk.length, renewed: 0 };
    };
    const options = { path, readDomain, signal: new AbortController().signal, onProgress: () => undefined };
    const { list } = await loadList(add, { ...options, under: ['uk', 'wales'] });
    expect(domains).toEqual(['acme.co.uk', 'tarn.wales']);
    expect(list).toMatchObject({ lines: 5, named: 2, damaged: 1 });
    await expect(loadList(add, { ...options, under: ['scot'] })).rejects.toThrow(
      /names no domain under scot/,
    );
  });

  it('several files in a zip are read one after another', async () => {
    const files = DOMAINS.map((content, index) => ({ name: `part-${index}`, content }));
    const { loading, domains } = await load(zip(files));
    await loading;
    expect(domains).toEqual(DOMAINS);
  });
});

describe('the file of a list', () => {
  it('is stored in chunks if it is long, and memory holds one of them', async () => {
    const many = Array.from({ length: 120_000 }, (_, index) => `site-${index}.co.uk`).join('\n');
    const { loading, domains, chunks } = await load(many);
    expect((await loading).list).toMatchObject({ lines: 120_000, named: 120_000, damaged: 0 });
    expect(domains).toHaveLength(120_000);
    expect(chunks.length).toBeGreaterThan(1);
    expect(Math.max(...chunks)).toBeLessThan(80_000);
  });

  it('has one endless line left out as damaged, without running out of memory; what follows is read', async () => {
    const { loading, domains } = await load(`${'x'.repeat(3_000_000)}\nacme.co.uk\n${'y,'.repeat(500_000)}`);
    expect((await loading).list).toMatchObject({ lines: 3, named: 1, damaged: 2 });
    expect(domains).toEqual(['acme.co.uk']);
  });

  it('is refused with the line if it is cut off, and what came before is kept', async () => {
    const many = Array.from({ length: 200_000 }, (_, index) => `${index * 7919}.co.uk`).join('\n');
    const packed = gzipSync(many);
    const { loading, domains } = await load(packed.subarray(0, packed.length * 0.8));
    await expect(loading).rejects.toThrow(/cannot be read \(.*\) after line \d+; what came before/);
    expect(domains.length).toBeGreaterThan(0);
  });

  it.each([
    ['empty', '', /names no domain/],
    ['without any domain', 'one\ntwo\nthree\n', /names no domain. Line 2: two/],
    ['no zip, though it begins like one', 'PK\x03\x04 and so on', /cannot be read/],
  ])('is refused with a sentence if it is %s', async (_kind, content, why) => {
    await expect((await load(content)).loading).rejects.toThrow(why);
  });

  it('is refused with a sentence if it is missing, or a folder', async () => {
    const add: AddDomains = async () => ({ added: 0, renewed: 0 });
    const rest = { readDomain, signal: new AbortController().signal, onProgress: () => {} };
    await expect(loadList(add, { path: join(folder, 'missing'), ...rest })).rejects.toThrow(/ENOENT/);
    await expect(loadList(add, { path: folder, ...rest })).rejects.toThrow(/EISDIR/);
  });

  it('interrupted says how to go on', async () => {
    const { loading } = await load(TEXT, AbortSignal.abort());
    await expect(loading).rejects.toThrow(/The same command again adds the rest/);
  });
});
