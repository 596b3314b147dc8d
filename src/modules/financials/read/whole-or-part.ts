import type { Context } from './context-reader.ts';
import { MATURITIES } from './tags.ts';

export const GROUP_DIMENSION = 'GroupCompanyDataDimension';
const GROUP_MEMBER = 'Consolidated';

export function isOfGroup({ dimensions }: Context): boolean {
  return dimensions.get(GROUP_DIMENSION) === GROUP_MEMBER;
}

/**
 * Whether a value is about the company or group as a whole, not of a class of shares, a director, a segment
 * or the like.
 */
export function isOfWhole({ dimensions }: Context): boolean {
  return dimensions.size === (dimensions.has(GROUP_DIMENSION) ? 1 : 0);
}

/** Whether a value is the part of the whole that is due then. */
export function hasMaturity({ dimensions }: Context, share: 'within' | 'after'): boolean {
  const { dimension, member } = MATURITIES[share];
  let count = 0;
  for (const [name, value] of dimensions) {
    if (name === GROUP_DIMENSION) continue;
    if (!dimension.test(name) || !member.test(value)) return false;
    count += 1;
  }
  return count > 0;
}

/** Whether a value covers the whole company and is split by maturity. */
export function isDivided(context: Context): boolean {
  return hasMaturity(context, 'within') || hasMaturity(context, 'after');
}
