import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { openZipEntries } from './zip.ts';

/** Longer lines are cut to this, so that a file without line ends needs no more memory than others. */
export const LINE_CHARACTERS_MAX = 16_384;

const GZIP = Buffer.from([0x1f, 0x8b]);
const ZIP = Buffer.from('PK\x03\x04', 'latin1');
const UTF16 = Buffer.from([0xff, 0xfe]);

/**
 * The lines of a text file, many at a time. The content says whether it is plain, gzip or a zip archive,
 * whose files follow one another, and whether the text is UTF-8 or UTF-16. Throws the errors of the file
 * system and of decompression.
 */
export async function* readFileLines(path: string): AsyncGenerator<string[]> {
  const head = await readHead(path);
  if (head.subarray(0, ZIP.length).equals(ZIP)) {
    const zip = await openZipEntries(path);
    try {
      for (const entry of zip.entries) if (!entry.name.endsWith('/')) yield* linesOf(await entry.open());
    } finally {
      zip.close();
    }
    return;
  }
  const file = createReadStream(path, { highWaterMark: 1 << 18 });
  if (!head.subarray(0, GZIP.length).equals(GZIP)) yield* linesOf(file);
  // `pipeline` passes errors of the file on; the reader of the lines gets them.
  else yield* linesOf(pipeline(file, createGunzip({ chunkSize: 1 << 18 }), () => undefined));
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function* linesOf(input: Readable): AsyncGenerator<string[]> {
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  const cutter = createLineCutter();
  for await (const chunk of input as AsyncIterable<Buffer>) {
    decoder ??= new TextDecoder(chunk.subarray(0, 2).equals(UTF16) ? 'utf-16le' : 'utf-8');
    const lines = cutter.add(decoder.decode(chunk, { stream: true }));
    if (lines.length > 0) yield lines;
  }
  const last = cutter.end();
  if (last !== '') yield [last];
}

/** Cuts text into lines as it comes. */
function createLineCutter() {
  let rest = '';
  /** The beginning of the line was kept, what follows is left out. */
  let isTooLong = false;

  return {
    add(text: string): string[] {
      const lines = text.split(/\r?\n/);
      const last = lines.length - 1;
      for (let index = 0; index <= last; index += 1) {
        const line = index === 0 ? continued(lines[0] ?? '') : (lines[index] ?? '');
        lines[index] = line.length > LINE_CHARACTERS_MAX ? line.slice(0, LINE_CHARACTERS_MAX) : line;
      }
      rest = lines.pop() ?? '';
      isTooLong = rest.length >= LINE_CHARACTERS_MAX;
      return lines;
    },
    end: () => rest,
  };

  function continued(begin: string): string {
    return isTooLong ? rest : rest + begin;
  }
}
