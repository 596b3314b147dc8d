import { foreignPlaces } from '../extract/places.ts';
import type { Entity, Mention } from './entity.ts';

const LOOK_AHEAD = 170;
const UK_PLACE =
  /\b(?:England|Wales|Scotland|Northern Ireland|United Kingdom|UK|U\.K\.|London|Great Britain)\b/;
const REGISTRATION =
  /(?:registered|incorporated|established|formed|organi[sz]ed|company|based|laws|registration)[^.\n]{0,60}$/i;

/**
 * A company that is named without its number may be another one, formed abroad under the same name. It gets a twin that
 * competes with it: where a place abroad stands beside the name, or the site as a whole speaks of another country.
 */
export function addForeignTwins(entities: readonly Entity[]): Entity[] {
  const twins: Entity[] = [];
  for (const entity of entities) {
    if (entity.type === 'foreign') continue;
    const abroad: Mention[] = [];
    for (const mention of entity.mentions) {
      if (mention.form !== 'name') continue;
      const place = placeAfter(mention);
      if (!place) continue;
      mention.foreignPlace = place;
      abroad.push({ ...mention });
    }
    const named = entity.mentions.filter(({ form, full }) => form === 'name' && full);
    const hasNumber = entity.mentions.some(({ number }) => (number?.holder.near ?? 0) > 0);
    if (abroad.length === 0 && (named.length === 0 || hasNumber)) continue;
    twins.push({
      ...entity,
      id: `foreign:${entity.id}`,
      type: 'foreign',
      company: null,
      country: abroad[0]?.foreignPlace?.country ?? null,
      twinOf: entity.id,
      mentions: abroad.length > 0 ? abroad : named,
    });
  }
  return twins;
}

function placeAfter({ page, end }: Mention): Mention['foreignPlace'] | undefined {
  const after = page.text.slice(end, end + LOOK_AHEAD).split(UK_PLACE)[0] ?? '';
  const place = foreignPlaces(after, 1)[0];
  if (!place) return undefined;
  return { country: place.country, isRegistration: REGISTRATION.test(after.slice(0, place.start)) };
}
