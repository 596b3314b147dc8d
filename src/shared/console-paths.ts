/**
 * Every path of the console. The server answers each with the console's one HTML page (`src/http/console`),
 * and the browser shows what `console/src/pages.tsx` has for it. Other paths are a 404 of the API.
 */
export const CONSOLE_PATHS = [
  '/',
  '/sign-in',
  '/sign-up',
  '/forgot-password',
  '/reset-password',
  '/join',
  '/connect/:interaction',
  '/resolve',
  '/resolve/:domain',
  '/companies',
  '/companies/:number',
  '/identity',
  '/watchlist',
  '/signals',
  '/webhooks',
  '/webhooks/:id',
  '/reviews',
  '/bulk',
  '/bulk/:id',
  '/history',
  '/account',
  '/account/keys',
  '/account/security',
  '/account/team',
  '/account/audit',
] as const;

export type ConsolePath = (typeof CONSOLE_PATHS)[number];
