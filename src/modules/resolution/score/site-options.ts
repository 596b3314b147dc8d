import { FEATURES_OF } from '../features/all-features.ts';
import { featuresOf } from '../features/feature.ts';
import { organisationFacts, siteFacts } from '../features/site-facts.ts';
import type { Entity } from '../match/entity.ts';
import type { MentionRow } from '../observe/mention-row.ts';
import type { SiteSignals } from '../observe/site-signals.ts';
import type { SiteView } from '../observe/site-view.ts';
import type { Option } from './option.ts';

/**
 * The features of each option of the site, and the companies that are only named without their legal form.
 */
export function siteOptions(
  view: SiteView,
  rows: readonly MentionRow[],
  signals: SiteSignals,
): { options: Option[]; likenesses: Entity[] } {
  const site = siteFacts(view, rows, signals);
  const options = site.entities.map((entity): Option => {
    const facts = organisationFacts(site, entity);
    const features = featuresOf(FEATURES_OF.named[entity.type], facts);
    return { id: entity.id, type: entity.type, entity, rows: facts.rows, features };
  });
  const unnamed = featuresOf(FEATURES_OF.unnamed, site);
  const nobody = featuresOf(FEATURES_OF.nobody, site);
  return {
    options: [
      ...options,
      { id: 'foreign:unnamed', type: 'foreign', entity: null, rows: [], features: unnamed },
      { id: 'nobody', type: 'nobody', entity: null, rows: [], features: nobody },
    ],
    likenesses: site.likenesses,
  };
}
