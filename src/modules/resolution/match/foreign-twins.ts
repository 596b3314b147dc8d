import type { PageReading } from '../extract/page-reading.ts';
import { placesAfterName } from '../extract/places.ts';
import { type Entity, isVerifiedNumber, type Mention } from './entity.ts';

const REGISTRATION =
  /(?:registered|incorporated|established|formed|organi[sz]ed|company|based|laws|registration)[^.\n]{0,60}$/i;

/**
 * A company that is named without its number may be another one, formed abroad under the same name. It gets a twin that
 * competes with it: where a place abroad stands beside the name, or the site as a whole speaks of another country.
 */
export function addForeignTwins(entities: readonly Entity[]): Entity[] {
  const twins: Entity[] = [];
  const names = namesByPage(entities);
  for (const entity of entities) {
    if (entity.type === 'foreign') continue;
    for (const mention of entity.mentions) {
      if (mention.form !== 'name') continue;
      addPlaceAfter(mention, nextName(names.get(mention.page) ?? [], entity.id, mention.end));
    }
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

interface NamePlace {
  id: string;
  start: number;
}

/** Where each page names an organisation with its legal form, in reading order. */
function namesByPage(entities: readonly Entity[]): Map<PageReading, NamePlace[]> {
  const names = new Map<PageReading, NamePlace[]>();
  const placesOf = (page: PageReading) => {
    const places = names.get(page) ?? [];
    names.set(page, places);
    return places;
  };
  for (const { id, mentions } of entities)
    for (const { form, page, start } of mentions) if (form === 'name') placesOf(page).push({ id, start });
  for (const places of names.values()) places.sort((a, b) => a.start - b.start);
  return names;
}

/** Where the first name of another organisation begins behind a position. */
function nextName(places: readonly NamePlace[], self: string, from: number): number | undefined {
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle]?.start ?? from) < from) low = middle + 1;
    else high = middle;
  }
  while (places[low]?.id === self) low++;
  return places[low]?.start;
}

/** A place behind the next organisation's name is that organisation's. */
function addPlaceAfter(mention: Mention, nextName: number | undefined): void {
  const [place] = placesAfterName(mention.page.text.slice(0, nextName), mention.end);
  if (!place) return;
  mention.foreignPlace = { country: place.country, isRegistration: REGISTRATION.test(place.words) };
}
