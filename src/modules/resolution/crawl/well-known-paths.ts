import type { PageKind } from './crawled-site.ts';

/** Where sites keep these pages when nothing links to them, the most usual first. */
export const WELL_KNOWN_PATHS: readonly [path: string, kind: PageKind][] = [
  ['/privacy-policy', 'privacy'],
  ['/contact', 'contact'],
  ['/terms-and-conditions', 'terms'],
  ['/about', 'about'],
  ['/contact-us', 'contact'],
  ['/legal', 'legal'],
  ['/terms', 'terms'],
  ['/privacy', 'privacy'],
  ['/about-us', 'about'],
];
