/**
 * Holding what the pages print against the register: one batched look-up a site, then every organisation that the pages
 * name with each place where they name it. It decides nothing about which of them runs the site.
 */
export { brandOf } from './brand.ts';
export type { Entity } from './entity.ts';
export { findEntities } from './find-entities.ts';
export type { RegisteredCompany, RegisterReader, SiteRegister } from './register-reader.ts';
export { siteQuery } from './site-query.ts';
export { SquashedText } from './squashed-text.ts';
