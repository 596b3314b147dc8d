import type { OptionFeatureId } from '../features/all-features.ts';
import type { Entity } from '../match/entity.ts';
import type { MentionRow } from '../observe/mention-row.ts';

/**
 * Somebody who may run the site: an organisation that the pages name, an unnamed foreign one, or nobody we
 * can name.
 */
export interface Option {
  id: string;
  type: Entity['type'] | 'nobody';
  entity: Entity | null;
  rows: MentionRow[];
  features: Map<OptionFeatureId, number>;
}
