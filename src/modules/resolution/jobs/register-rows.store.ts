import { type Queryable, sql } from '../../../platform/postgres/index.ts';
import type { CompanyRecord } from '../../register/index.ts';
import type { RegisterRows } from './read-register.ts';

/** Reads the register's rows by number, many at a time; whatever else there is to ask of it, its own module answers. */
export function createRegisterRows(db: Queryable): RegisterRows {
  return {
    listByNumber: (numbers) =>
      db.query<CompanyRecord>(
        sql`select * from companies where company_number = any(${[...numbers]}::text[])`,
      ),
  };
}
