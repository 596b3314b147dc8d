import { expect, it } from 'vitest';
import { TaskLostError } from '../../../platform/threads/index.ts';
import type { PackedDocument } from './archive.ts';
import { readInOrder } from './read-documents.ts';

it('a document that ends its thread is skipped with the reason, and the others of its task are read', async () => {
  const names = ['a.html', 'endless.html', 'c.html'];
  async function* documents(): AsyncGenerator<PackedDocument> {
    for (const [position, name] of names.entries())
      yield { position, name, packed: Buffer.from('x'), isDeflated: false, bytes: 1, checksum: undefined };
  }
  const pool = {
    async run(task: PackedDocument[]) {
      const step = task.findIndex(({ name }) => name === 'endless.html');
      if (step >= 0) throw new TaskLostError(new Error('JS heap out of memory'), step);
      return task.map(({ position, name, bytes }) => ({
        position,
        name,
        bytes,
        accounts: undefined,
        remark: undefined,
      }));
    },
  };
  const found: [string, string | undefined][] = [];
  for await (const readings of readInOrder({ pool, inFlightMax: 1 }, documents()))
    found.push(...readings.map(({ name, remark }): [string, string | undefined] => [name, remark]));
  expect(found).toEqual([
    ['a.html', undefined],
    ['endless.html', 'skipped: it took too long to read, or too much memory'],
    ['c.html', undefined],
  ]);
});
