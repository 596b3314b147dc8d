import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts';
import { sql } from '../../platform/postgres/index.ts';
import type { MentionsOfDomain } from './website-links.store.ts';
import { websiteLinkStore } from './website-links.store.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(() => database.db.execute(sql`delete from company_mentions`));

const save = (mentions: MentionsOfDomain) =>
  database.db.transaction((tx) => websiteLinkStore.saveMentions(tx, mentions));
const saved = async () =>
  (
    await database.db.query<{ company_number: string; domain: string; is_operator: boolean }>(
      sql`select company_number, domain, is_operator from company_mentions order by domain, company_number`,
    )
  ).map(({ company_number: number, domain, is_operator: isOperator }) => [domain, number, isOperator]);

describe('the companies that the pages of a domain name', () => {
  it('are kept each once, the operator as such', async () => {
    await save({
      domain: 'fern.co.uk',
      companyNumbers: ['07381645', '05000001', '05000001'],
      operator: '07381645',
    });
    expect(await saved()).toEqual([
      ['fern.co.uk', '05000001', false],
      ['fern.co.uk', '07381645', true],
    ]);
  });

  it('replace what an older result of the domain said, and leave other domains alone', async () => {
    await save({ domain: 'ash.co.uk', companyNumbers: ['05000001'], operator: null });
    await save({ domain: 'fern.co.uk', companyNumbers: ['05000001', '07381645'], operator: '07381645' });
    await save({ domain: 'fern.co.uk', companyNumbers: ['07381645', '06000001'], operator: '06000001' });
    expect(await saved()).toEqual([
      ['ash.co.uk', '05000001', false],
      ['fern.co.uk', '06000001', true],
      ['fern.co.uk', '07381645', false],
    ]);
  });

  it('are forgotten when the domain names none any more', async () => {
    await save({ domain: 'fern.co.uk', companyNumbers: ['05000001'], operator: null });
    await save({ domain: 'fern.co.uk', companyNumbers: [], operator: null });
    expect(await saved()).toEqual([]);
  });

  it('bear being saved twice', async () => {
    const mentions = { domain: 'fern.co.uk', companyNumbers: ['05000001', '07381645'], operator: null };
    await save(mentions);
    await save(mentions);
    expect(await saved()).toHaveLength(2);
  });
});
