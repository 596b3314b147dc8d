import { placesAfterName } from '../extract/places.ts';
import { type Entity, isVerifiedNumber, type Mention } from './entity.ts';

/**
 * A company that is named without its number may be another one, formed abroad under the same name. It gets a twin that
 * competes with it: where a place abroad is beside the name, or the site as a whole points to another country.
 */
export function addForeignTwins(entities: readonly Entity[]): Entity[] {
  const twins: Entity[] = [];
  for (const entity of entities) {
    if (entity.type === 'foreign') continue;
    for (const mention of entity.mentions) if (mention.form === 'name') addPlaceAfter(mention);
    const abroad = entity.mentions.filter(({ foreignPlace }) => foreignPlace);
    const named = entity.mentions.filter(({ form, full }) => form === 'name' && full);
    const hasNumber = entity.mentions.some(isVerifiedNumber);
    if (abroad.length === 0 && (named.length === 0 || hasNumber)) continue;
    twins.push({
      ...entity,
      id: `foreign:${entity.id}`,
      type: 'foreign',
      company: null,
      country: abroad[0]?.foreignPlace?.country ?? null,
      twinOf: entity.id,
      mentions: abroad.length > 0 ? abroad.map((mention) => ({ ...mention })) : named,
    });
  }
  return twins;
}

/** A place behind the next organisation's name is that organisation's. */
function addPlaceAfter(mention: Mention): void {
  const { page, end } = mention;
  let until = page.text.length;
  for (const { printedStart: next } of page.names) if (next >= end && next < until) until = next;
  const [place] = placesAfterName(page.text.slice(0, until), end);
  if (place) mention.foreignPlace = place;
}
