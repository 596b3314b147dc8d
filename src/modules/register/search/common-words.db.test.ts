import { expect, test } from 'vitest';
import { Random } from '../../../../test/support/snapshot/random.ts';
import { createTestDatabase } from '../../../../test/support/test-database.ts';
import type { Statement } from '../../../platform/postgres/index.ts';
import { SEARCH_POOL } from './index.ts';
import { createSearchStore } from './search.store.ts';
import { insertRandomRegister } from './test-support/random-register.ts';

test('common words are read from their own index, not from the table of all words', async () => {
  const database = await createTestDatabase();
  try {
    const { db } = database;
    await insertRandomRegister(db, new Random().reset(35, 0), 300);
    const statements: Statement[] = [];
    const watched = {
      ...db,
      query: (statement: Statement) => {
        statements.push(statement);
        return db.query(statement);
      },
    } as typeof db;
    const { counts } = await createSearchStore(watched).listCommonWords();
    expect(counts.every(({ names }) => names > 2)).toBe(true);
    const plans = await db.transaction(async (tx) => {
      await tx.execute({
        text: `set local enable_seqscan = ${SEARCH_POOL.settings.enable_seqscan}`,
        values: [],
      });
      return Promise.all(statements.map(({ text, values }) => tx.query({ text: `explain ${text}`, values })));
    });
    expect(JSON.stringify(plans)).toContain('register_words_common');
  } finally {
    await database.drop();
  }
});
