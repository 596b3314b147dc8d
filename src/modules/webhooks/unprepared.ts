import type { Statement } from '../../platform/postgres/index.ts';

/**
 * Without the name under which the database would keep its plan, so it is planned anew each time. These tables fill and empty within moments, and a plan that was kept from when they were
 * empty reads all of them.
 */
export function unprepared({ text, values }: Statement): Statement {
  return { text, values };
}
