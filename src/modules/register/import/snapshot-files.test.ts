import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { zip } from '../../../../test/support/zip-writer.ts';
import { openSnapshot, readChunks, type SnapshotPart } from './snapshot-files.ts';
import { tempFolder } from './test-support/snapshot-fixture.ts';

let folder: ReturnType<typeof tempFolder>;
beforeEach(() => {
  folder = tempFolder();
});
afterEach(() => folder.remove());

async function contents(path: string, fromByte = 0): Promise<string[]> {
  const snapshot = await openSnapshot(path);
  try {
    const found: string[] = [];
    for (const part of snapshot.parts) found.push((await buffer(await part.read(fromByte))).toString());
    return found;
  } finally {
    snapshot.close();
  }
}

describe('a snapshot', () => {
  it('is a CSV, dated by its name', async () => {
    const file = folder.write('BasicCompanyDataAsOneFile-2026-11-01.csv', 'abc');
    expect(await contents(file)).toEqual(['abc']);
    expect(await openSnapshot(file)).toMatchObject({ asOf: '2026-11-01', bytes: 3 });
  });

  it('is a zip with a CSV, dated by either name, and can be read from any byte', async () => {
    const file = folder.write('download.zip', zip([{ name: 'Basic-2026-11-01.csv', content: 'abcdef' }]));
    expect(await contents(file)).toEqual(['abcdef']);
    expect(await contents(file, 4)).toEqual(['ef']);
    const snapshot = await openSnapshot(file);
    expect(snapshot).toMatchObject({ asOf: '2026-11-01', bytes: 6 });
    snapshot.close();
  });

  it('is a folder of parts, read by their number and not by their name', async () => {
    for (let number = 1; number <= 10; number++)
      folder.write(`Basic-2026-11-01-part${number}_10.csv`, `${number}`);
    folder.write('notes.csv', 'not a part');
    expect(await contents(folder.path)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']);
  });

  it('may have parts that are zips', async () => {
    folder.write('Basic-part1_2.csv', 'one');
    folder.write('Basic-part2_2.zip', zip([{ name: 'Basic-part2_2.csv', content: 'two' }]));
    expect(await contents(folder.path)).toEqual(['one', 'two']);
  });

  it('has the same fingerprint in another place, and another one when anything in it changes', async () => {
    const file = folder.write('a.csv', 'abc');
    const before = (await openSnapshot(file)).fingerprint;
    expect((await openSnapshot(file)).fingerprint).toBe(before);
    folder.write('a.csv', 'abd');
    expect((await openSnapshot(file)).fingerprint).not.toBe(before);
  });
});

describe('what is not a snapshot is refused in one sentence', () => {
  it.each<[string, () => string, RegExp]>([
    ['a path to nothing', () => join(folder.path, 'none.csv'), /cannot be read \(ENOENT\)/],
    ['an empty folder', () => folder.path, /holds no CSV or zip file/],
    ['a zip that is none', () => folder.write('a.zip', 'PK nonsense'), /is not a zip file that can be read/],
    [
      'a zip without a CSV',
      () => folder.write('a.zip', zip([{ name: 'a.txt', content: '' }])),
      /holds no CSV file/,
    ],
    [
      'a zip that was cut off',
      () => folder.write('a.zip', zip([{ name: 'a.csv', content: 'x' }]).subarray(0, 40)),
      /not a zip/,
    ],
  ])('%s', async (_, make, message) => {
    await expect(openSnapshot(make())).rejects.toThrow(message);
  });

  it('a folder that lacks a part', async () => {
    folder.write('Basic-2026-11-01-part1_3.csv', '');
    folder.write('Basic-2026-11-01-part3_3.csv', '');
    await expect(openSnapshot(folder.path)).rejects.toThrow('lacks part 2 of the 3 parts');
  });

  it('a folder with parts of two snapshots', async () => {
    folder.write('Basic-2026-11-01-part1_1.csv', '');
    folder.write('Basic-2026-12-01-part1_1.csv', '');
    await expect(openSnapshot(folder.path)).rejects.toThrow('more than one snapshot');
  });

  it('a zip that is damaged inside, when that is met', async () => {
    const bytes = zip([
      { name: 'a.csv', content: 'some text that is packed, and some more of it'.repeat(9) },
    ]);
    bytes.fill(0xff, 40, 50);
    const snapshot = await openSnapshot(folder.write('a.zip', bytes));
    const [part] = snapshot.parts;
    const read = async () => {
      for await (const _ of readChunks(part as SnapshotPart, 0));
    };
    await expect(read()).rejects.toThrow(/^a\.csv cannot be read completely \(.+\)\.$/);
    snapshot.close();
  });

  it('a folder in place of a file within it', async () => {
    mkdirSync(join(folder.path, 'a.csv'));
    await expect(openSnapshot(join(folder.path, 'a.csv'))).rejects.toThrow('holds no CSV or zip file');
  });
});
