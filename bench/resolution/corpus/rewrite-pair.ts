import type { Fiction } from './fiction.ts';
import { columnOf, type Register, type Site } from './labelled-pair.ts';
import { isDummy } from './numbers/digit-map.ts';
import { mapNumber } from './numbers/number-map.ts';
import {
  type RewriteContext,
  rewriteAddress,
  rewriteAddressLine,
  rewriteHtml,
} from './pages/rewrite-html.ts';
import { mapHost } from './pages/web-address.ts';

/** A shape that names a firm, by a name that does not. */
const withoutFirm = (shape: string) => shape.replace(/^shopify/, 'shop-platform');

export function rewriteSite(
  site: Site,
  fiction: Fiction,
  domains: ReadonlySet<string>,
): Omit<Site, 'note' | 'source_url'> {
  const { note: _note, source_url: _source, ...kept } = site;
  const number = (value: string | null) => (value === null ? null : mapNumber(value, fiction.digits));
  const { expected, roles } = site;
  const numbers = [
    expected.company_number,
    ...expected.acceptable_numbers,
    ...(roles ?? []).map((role) => role.number),
  ]
    .map((value) => (value ?? '').replace(/\D/g, ''))
    .filter((digits) => digits.length > 4 && !isDummy(digits));
  const context: RewriteContext = { fiction, site: fiction.names.site(site.domain), domains, numbers };
  return {
    ...kept,
    domain: mapHost(site.domain, fiction, context.site),
    pages: site.pages.map((page) => ({
      ...page,
      path: rewriteAddress(page.path, context),
      html: rewriteHtml(page.html, context),
      ...(page.location === undefined ? {} : { location: rewriteAddress(page.location, context) }),
      ...(page.host === undefined ? {} : { host: mapHost(page.host, fiction, context.site) }),
    })),
    expected: {
      ...expected,
      company_number: number(expected.company_number),
      company_name: expected.company_name === null ? null : fiction.names.name(expected.company_name),
      acceptable_numbers: expected.acceptable_numbers.map((value) => mapNumber(value, fiction.digits)),
    },
    ...(roles === undefined
      ? {}
      : {
          roles: roles.map((role) => ({
            ...role,
            name: fiction.names.name(role.name),
            number: number(role.number),
          })),
        }),
    shape: withoutFirm(site.shape),
  };
}

export function rewriteRegister([heading, ...rows]: Register, fiction: Fiction): Register {
  const columns = heading!.map((column) => rewriterOf(column.trim(), fiction));
  const name = columnOf(heading!, 'CompanyName');
  return [
    heading!,
    ...rows.map((row) => row.map((value, i) => (value === '' ? '' : columns[i]!(value, row[name]!)))),
  ];
}

/** How the values of a column are rewritten, beside the name of the company. */
function rewriterOf(column: string, fiction: Fiction): (value: string, name: string) => string {
  if (/CompanyName$/.test(column)) return (value) => fiction.names.name(value);
  if (column === 'CompanyNumber' || column === 'URI')
    return (value) => value.replace(/\d{5,}/, (digits) => fiction.digits.map(digits));
  if (column === 'RegAddress.PostCode') {
    return (value) => fiction.postcodes.find(value)[0]?.replacement ?? value;
  }
  if (column === 'RegAddress.Country') return (value) => value;
  if (column.startsWith('RegAddress.')) return (value, name) => rewriteAddressLine(value, fiction, name);
  return (value) => value;
}
