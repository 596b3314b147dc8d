import type { ExtractedPage } from '../../../src/modules/resolution/extract/extracted-page.ts';
import { lookUpKey } from '../../../src/modules/resolution/extract/legal-name.ts';
import { blockAt, type Entity, type Mention } from '../../../src/modules/resolution/match/entity.ts';
import { SquashedText } from '../../../src/modules/resolution/match/squashed-text.ts';
import { mentionRow } from '../../../src/modules/resolution/score/mention-rows.ts';
import { featuresOfRow, type RoleExample } from './fit-roles.ts';
import { classOfRole } from './labels.ts';
import type { Observation } from './observe.ts';

const WEIGHT = 0.5;
const TAUGHT_ALREADY = new Set(['operator', 'foreign_operator', 'trading_name']);
const KEY_MIN = 4;

/**
 * Organisations that the labels name by a word without legal form, such as a payment service: no reader finds
 * them as companies, but the words around them teach how sites speak of others.
 */
export function labelledOrganisations(observation: Observation): RoleExample[] {
  const { view, truth, roleWeight, domain } = observation;
  const texts = new Map(view.pages.map((page) => [page, new SquashedText(page.text)]));
  const squashed = (page: ExtractedPage) => texts.get(page) ?? new SquashedText('');
  const known = new Set(view.entities.map(({ key }) => key));
  return (truth.roles ?? []).flatMap(({ name, role }) => {
    const key = lookUpKey(name);
    if (key.length < KEY_MIN || known.has(key) || TAUGHT_ALREADY.has(role)) return [];
    const entity: Entity = {
      id: `labelled:${key}`,
      type: 'unregistered',
      name,
      key,
      company: null,
      country: null,
      twinOf: null,
      mentions: [],
    };
    const seen = new Set<string>();
    return view.pages.flatMap((page) =>
      squashed(page)
        .find(key)
        .flatMap(({ start, end }): RoleExample[] => {
          const block = blockAt(page, start);
          const words = page.text.slice(block.start, block.end);
          if (seen.has(words)) return [];
          seen.add(words);
          const mention: Mention = {
            page,
            block,
            start,
            end,
            form: 'bare',
            kind: 'other',
            full: false,
          };
          const features = featuresOfRow(mentionRow(view, entity, mention));
          observation.addFeatures?.(mention, entity, features);
          return [{ features, allowed: [classOfRole(role)], weight: roleWeight * WEIGHT, site: domain }];
        }),
    );
  });
}
