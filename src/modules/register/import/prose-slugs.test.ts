import { describe, expect, it } from 'vitest';
import { SEARCH_FILTERS } from '../../../shared/search-filters.ts';
import { accountsSlug, statusSlug, typeByNumber, typeSlug } from './prose-slugs.ts';

describe('the prose of a snapshot', () => {
  it.each([
    ['Active', 'active'],
    ['active', 'active'],
    ['Active - Proposal to Strike off', 'active'],
    ['Liquidation', 'liquidation'],
    ['In Administration', 'administration'],
    ['ADMINISTRATION ORDER', 'administration'],
    ['In Administration/Receiver Manager', 'administration'],
    ['In Administration/Administrative Receiver', 'administration'],
    ['RECEIVERSHIP', 'receivership'],
    ['ADMINISTRATIVE RECEIVER', 'receivership'],
    ['RECEIVER MANAGER / ADMINISTRATIVE RECEIVER', 'receivership'],
    ['Live but Receiver Manager on at least one charge', 'receivership'],
    ['Voluntary Arrangement', 'voluntary-arrangement'],
    ['VOLUNTARY ARRANGEMENT / RECEIVER MANAGER', 'voluntary-arrangement'],
    ['Registered', 'registered'],
  ])('gives the status %s as %s in the API', (prose, slug) => {
    expect(statusSlug(prose)).toMatchObject({ slug, known: true });
  });

  it.each([
    ['Private Limited Company', 'ltd'],
    ['Public Limited Company', 'plc'],
    ['PRI/LTD BY GUAR/NSC (Private, limited by guarantee, no share capital)', 'private-limited-guarant-nsc'],
    [
      "PRI/LBG/NSC (Private, Limited by guarantee, no share capital, use of 'Limited' exemption)",
      'private-limited-guarant-nsc-limited-exemption',
    ],
    ['Limited Liability Partnership', 'llp'],
    ['Limited Partnership', 'limited-partnership'],
    ['Registered Society', 'registered-society-non-jurisdictional'],
    ['Royal Charter Company', 'royal-charter'],
    ['Overseas Entity', 'registered-overseas-entity'],
    ['Investment Company with Variable Capital', 'investment-company-with-variable-capital'],
    ['Scottish Charitable Incorporated Organisation', 'scottish-charitable-incorporated-organisation'],
    ['Private Unlimited Company', 'private-unlimited'],
    ['Community Interest Company', 'community-interest-company'],
    ['Other company type', 'other'],
  ])('gives the category %s as %s in the API', (prose, slug) => {
    expect(typeSlug(prose)).toEqual({ slug, known: true });
    expect(SEARCH_FILTERS.company_type.choices).toContain(slug);
  });

  it.each([
    ['TOTAL EXEMPTION FULL', 'total-exemption-full'],
    ['MICRO ENTITY', 'micro-entity'],
    ['micro entity', 'micro-entity'],
    ['NO ACCOUNTS FILED', 'null'],
    ['ACCOUNTS TYPE NOT AVAILABLE', 'no-accounts-type-available'],
    ['AUDIT EXEMPTION SUBSIDIARY', 'audit-exemption-subsidiary'],
  ])('gives the accounts %s as %s in the API', (prose, slug) => {
    expect(accountsSlug(prose)).toEqual({ slug, known: true });
  });

  it('gives a company from abroad the type that follows from its number', () => {
    expect(typeByNumber('other', 'FC012345')).toBe('oversea-company');
    expect(typeByNumber('other', 'ZC012345')).toBe('other');
  });

  it.each(['constructor', '__proto__', 'toString'])(
    'is unknown if it is %s, not a part of the language',
    (prose) => {
      expect(statusSlug(prose).known).toBe(false);
    },
  );
});
