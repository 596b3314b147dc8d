import { type Queryable, sql } from '../../../platform/postgres/index.ts';

/**
 * The words of all names, which searches need beside the names themselves. An import builds the table anew beside the
 * old one and exchanges them with the register's own tables, so that the words always belong to the names. At 5.7
 * million companies that takes about ten seconds.
 */
export const searchWordsTable = {
  name: 'register_words',
  fill: ({ companyNames, into }: { companyNames: string; into: string }) => `
    insert into ${into} (word, names)
    select word, count(*)
    from ${companyNames}, unnest(string_to_array(name_key, ' ')) as word
    group by word`,
};

/** The same in place, for registers that were filled without an import, and small enough for it. */
export async function refreshSearchTables(tx: Queryable): Promise<void> {
  await tx.execute(sql`delete from register_words`);
  await tx.execute({
    text: searchWordsTable.fill({ companyNames: 'company_names', into: 'register_words' }),
    values: [],
  });
  await tx.execute(sql`update register_state set words_version = words_version + 1`);
}
