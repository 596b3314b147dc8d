import { isIslandPostcode } from '../../../shared/companies/postcode.ts';
import type { ExtractedPage } from '../extract/extracted-page.ts';
import { addressAbroad, type ForeignPlace, placesAfterName } from '../extract/places.ts';
import { type Entity, isVerifiedNumber, type Mention } from './entity.ts';
import { isSaidBritish } from './nations.ts';

/** How far after a name the number of a foreign register may be. */
const REGISTRATION_WINDOW = 200;

/**
 * A company that is named without its number may be another company, formed abroad under the same name. If a
 * place abroad follows the name, or the site as a whole points to another country, the company gets a foreign
 * twin that competes with it.
 */
export function addForeignTwins(entities: readonly Entity[], pages: readonly ExtractedPage[]): Entity[] {
  const office = officeAbroad(pages);
  return entities.flatMap((entity) => {
    if (entity.type === 'foreign') return [];
    const hasNumber = entity.mentions.some(isVerifiedNumber);
    for (const mention of entity.mentions)
      if (mention.form === 'name') addPlace(mention, hasNumber ? undefined : office);
    return foreignTwinOf(entity, hasNumber) ?? [];
  });
}

/**
 * Undefined for a company that is said to be British, or that prints its number where no place abroad follows
 * its name.
 */
function foreignTwinOf(entity: Entity, hasNumber: boolean): Entity | undefined {
  const abroad = entity.mentions.filter(({ foreignPlace }) => foreignPlace);
  const named = entity.mentions.filter(({ form, full }) => form === 'name' && full);
  if (abroad.length === 0 && (named.length === 0 || hasNumber)) return undefined;
  if (!abroad.some(({ foreignPlace }) => foreignPlace?.isRegistration) && isSaidBritish(named))
    return undefined;
  const [first] = abroad;
  return {
    ...entity,
    id: `foreign:${entity.id}`,
    type: 'foreign',
    name: first ? printedName(first) : entity.name,
    company: null,
    country: first?.foreignPlace?.country ?? null,
    twinOf: entity.id,
    mentions: abroad.length > 0 ? abroad.map((mention) => ({ ...mention })) : named,
  };
}

/** The name as the page prints it, which may be longer than the registered one. */
function printedName({ page, start, end }: Mention): string {
  const span = page.names.find((name) => name.end === end);
  return page.text.slice(Math.min(start, span?.printedStart ?? start), end).replace(/\s+/g, ' ');
}

/**
 * The address abroad that the site gives as its own, if the pages print no postcode of the United Kingdom.
 */
function officeAbroad(pages: readonly ExtractedPage[]): ForeignPlace | undefined {
  const isHere = pages.some(({ postcodes }) => postcodes.some(({ value }) => !isIslandPostcode(value)));
  if (isHere) return undefined;
  for (const { text, visibleLength } of pages) {
    const place = addressAbroad(text.slice(0, visibleLength));
    if (place) return place;
  }
  return undefined;
}

/** Looks for a place up to the next organisation's name; a place after that belongs to that organisation. */
function addPlace(mention: Mention, office: ForeignPlace | undefined): void {
  const { page, end, full } = mention;
  let until = page.text.length;
  for (const { printedStart: next } of page.names) if (next >= end && next < until) until = next;
  const [place = full ? office : undefined] = placesAfterName(page.text.slice(0, until), end);
  if (!place) return;
  const windowEnd = Math.min(until, end + REGISTRATION_WINDOW);
  const isRegistered = page.foreignRegistrations.some(({ start }) => start >= end && start < windowEnd);
  mention.foreignPlace = isRegistered ? { ...place, isRegistration: true } : place;
}
