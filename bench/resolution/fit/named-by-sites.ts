import { namedBySites } from '../../../src/modules/resolution/observe/mention-row.ts';
import { foldOf } from './folds.ts';
import type { Observation } from './observe.ts';

/**
 * One in this many sites is read with this knowledge. A new service knows of no site yet, so the words must
 * be enough for most sites.
 */
const INFORMED_SHARE = 4;

/**
 * Fills in, for every fourth site, on how many other labelled sites a company is named without being the
 * answer, as the service learns it from the sites it has resolved. A site never counts for itself.
 */
export function countNamedBySites(observations: readonly Observation[]): void {
  const namedOn = new Map<string, Set<string>>();
  for (const { domain, truth, view } of observations) {
    for (const { id, type, mentions } of view.entities) {
      if (type !== 'company' || truth.acceptable_numbers.includes(id)) continue;
      if (!mentions.some(({ full, form }) => full || form === 'number')) continue;
      const domains = namedOn.get(id);
      if (domains) domains.add(domain);
      else namedOn.set(id, new Set([domain]));
    }
  }
  for (const { domain, view, rows, group } of observations) {
    if (foldOf(group, INFORMED_SHARE) !== 0) continue;
    for (const entity of view.entities) {
      const domains = namedOn.get(entity.id);
      if (!entity.company || !domains) continue;
      entity.company = { ...entity.company, named_by_sites: domains.size - (domains.has(domain) ? 1 : 0) };
    }
    for (const row of rows) row.features.set('namedBySites', namedBySites(row.entity.company));
  }
}
