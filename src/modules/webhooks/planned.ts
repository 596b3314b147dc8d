import type { Statement } from '../../platform/postgres/index.ts';

/**
 * Planned anew each time. These tables fill and empty within moments, and a plan that was kept from when they were
 * empty reads all of them.
 */
export function planned({ text, values }: Statement): Statement {
  return { text, values };
}
