import { readFileSync } from 'node:fs';
import { type Static, Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';

const MatchStatus = Type.Union(
  (['matched', 'needs_review', 'no_match', 'non_uk_entity', 'scrape_failed'] as const).map((status) =>
    Type.Literal(status),
  ),
);

const Page = Type.Object({
  /** May contain a query string. */
  path: Type.String({ pattern: '^/' }),
  html: Type.String(),
  /** `text/html` in UTF-8 by default. */
  content_type: Type.Optional(Type.String()),
  status: Type.Optional(Type.Integer({ minimum: 200, maximum: 599 })),
  location: Type.Optional(Type.String()),
  /** Served on this host only, and there before a page without a host. */
  host: Type.Optional(Type.String()),
});

const Expected = Type.Object({
  match_status: MatchStatus,
  company_number: Type.Union([Type.String(), Type.Null()]),
  company_name: Type.Union([Type.String(), Type.Null()]),
  acceptable_statuses: Type.Array(MatchStatus, { minItems: 1 }),
  acceptable_numbers: Type.Array(Type.String()),
});

/** The role of an organisation that the pages name. */
const Role = Type.Object({
  name: Type.String(),
  number: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  role: Type.String(),
});

const Site = Type.Object({
  domain: Type.String({ minLength: 1 }),
  pages: Type.Array(Page),
  expected: Expected,
  /** The kind of site or disclosure, such as `name-only`. */
  shape: Type.String(),
  set: Type.Optional(Type.Integer()),
  note: Type.Optional(Type.String()),
  /** `http`: the site has no TLS. */
  scheme: Type.Optional(Type.Union([Type.Literal('http'), Type.Literal('https')])),
  roles: Type.Optional(Type.Array(Role)),
});

export type MatchStatus = Static<typeof MatchStatus>;
export type SitePage = Static<typeof Page>;
export type ExpectedAnswer = Static<typeof Expected>;
/** One line of a site file: the pages of a site, and what the service should answer. */
export type LabelledSiteFile = Static<typeof Site>;

export function readSiteFile(path: string): LabelledSiteFile[] {
  return parseSiteFile(readFileSync(path, 'utf8'));
}

/** Reads JSON Lines. An error names the line and the field. */
export function parseSiteFile(text: string): LabelledSiteFile[] {
  const domains = new Set<string>();
  return text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return [];
    const site = parseSite(line, index + 1);
    if (domains.has(site.domain)) throw new Error(`line ${index + 1}: ${site.domain} is there twice`);
    domains.add(site.domain);
    return [site];
  });
}

function parseSite(line: string, lineNumber: number): LabelledSiteFile {
  let site: unknown;
  try {
    site = JSON.parse(line);
  } catch (error) {
    throw new Error(`line ${lineNumber}: ${(error as Error).message}`);
  }
  if (Value.Check(Site, site)) return site;
  const first = Value.Errors(Site, site).First();
  throw new Error(`line ${lineNumber}: ${first?.path} ${first?.message}`);
}
