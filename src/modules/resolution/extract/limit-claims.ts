import type { Claim, ClaimKind } from './claim.ts';

const MAX_OF_A_KIND = 120;
const FEW: Partial<Record<ClaimKind, number>> = { email_domain: 12, postcode: 60 };

/**
 * A list of customers or shops can hold thousands of names and postcodes. What speaks of the operator stays; of the
 * rest the first in reading order, and each e-mail domain once.
 */
export function limitClaims(claims: readonly Claim[]): Claim[] {
  const seen = new Set<string>();
  const unique = claims.filter((claim) => {
    if (claim.kind !== 'email_domain') return true;
    const fresh = !seen.has(claim.value);
    seen.add(claim.value);
    return fresh;
  });
  const counts = new Map<ClaimKind, number>();
  for (const claim of unique) counts.set(claim.kind, (counts.get(claim.kind) ?? 0) + 1);
  const dropped = new Set<Claim>();
  for (const [kind, count] of counts) {
    const max = FEW[kind] ?? MAX_OF_A_KIND;
    if (count <= max) continue;
    const ordered = unique.filter((claim) => claim.kind === kind).sort((a, b) => worth(b) - worth(a));
    for (const claim of ordered.slice(max)) dropped.add(claim);
  }
  return dropped.size === 0 ? unique : unique.filter((claim) => !dropped.has(claim));
}

function worth(claim: Claim): number {
  const role = claim.role === 'operator' ? 4 : claim.role === 'group' ? 1 : 0;
  const place =
    claim.source === 'footer' || claim.source === 'copyright' || claim.source === 'json_ld' ? 2 : 0;
  return role + place + (claim.cue === 'registered_office' ? 4 : 0);
}
