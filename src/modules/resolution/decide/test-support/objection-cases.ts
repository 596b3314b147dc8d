import type { RegisteredCompany } from '../../match/register-lookup.ts';
import { company } from '../../test-support/small-register.ts';
import { scoreWritten, type WrittenPage, type WrittenSite } from '../../test-support/written-site.ts';
import { objectionsTo } from '../objections/index.ts';

export const NUMBER = '07381645';

export interface Said {
  domain?: string;
  title?: string;
  /** On the home page. */
  home?: string;
  /** On the privacy page. */
  policy?: string;
  policyTitle?: string;
  name?: string;
  about?: Partial<RegisteredCompany>;
  others?: RegisteredCompany[];
  site?: Partial<WrittenSite>;
}

/** The objections to the company with NUMBER, called TARNWICK JOINERY LIMITED by default. */
export async function raised(said: Said): Promise<string[]> {
  const { domain = 'fellside-stairs.co.uk', title = 'Fellside Stairs', home = '', policy } = said;
  const pages: WrittenPage[] = [
    { title, html: `<p>Fellside Stairs makes stairs and doors of oak for the houses of Kendal.</p>${home}` },
  ];
  if (policy !== undefined)
    pages.push({ kind: 'privacy', title: said.policyTitle ?? 'Privacy policy', html: policy });
  const one = company(NUMBER, said.name ?? 'TARNWICK JOINERY LIMITED', said.about);
  const site = await scoreWritten({ domain, pages, ...said.site }, [one, ...(said.others ?? [])]);
  const option = site.options.find(({ id }) => id === NUMBER);
  if (!option) throw new Error('the company is no option');
  return objectionsTo(option, site).map(({ id }) => id);
}

export const STATED =
  '<p>Fellside Stairs is a trading name of Tarnwick Joinery Limited, company number 07381645.</p>';
export const PENNYWELL = company('05000001', 'PENNYWELL PAYMENTS LIMITED', { registered_postcode: 'B1 1AA' });

/** The site's own privacy notice names nobody; a page with this title does. */
export function termsPages(title: string): WrittenPage[] {
  return [
    { title: 'Fellside Stairs', html: '<p>Fellside Stairs makes stairs of oak.</p>' },
    { kind: 'privacy', title: 'Privacy | Fellside Stairs', html: '<p>We keep what you tell us safe.</p>' },
    {
      kind: 'terms',
      title: `${title} | Fellside Stairs`,
      html: '<p>We are Tarnwick Joinery Limited, company number 07381645. Fellside Stairs sent you to us.</p>',
    },
  ];
}

export const CASES: Record<string, { raises: Said; silent: Said }> = {
  contradicted: {
    raises: { home: '<p>© Tarnwick Joinery Limited, company number 09999999.</p>' },
    silent: { home: STATED },
  },
  number_elsewhere: {
    raises: { home: '<p>Company number 07381645. Registered office: 2 High Street, Leeds LS1 1AA</p>' },
    silent: { home: '<p>Company number 07381645. Registered office: 2 Mill Lane, Kendal LA9 4XX</p>' },
  },
  name_without_form: {
    raises: { name: 'FELLSIDE STAIRS', domain: 'fellsidestairs.org', home: '<p>© 2026 Fellside Stairs</p>' },
    silent: {
      name: 'FELLSIDE STAIRS',
      domain: 'fellsidestairs.org',
      home: '<p>© 2026 Fellside Stairs, a company limited by guarantee</p>',
    },
  },
  cut_short: {
    raises: { home: '<p>We are Bradwell Tarnwick Joinery Limited.</p>' },
    silent: { home: '<p>We are Tarnwick Joinery Limited.</p>' },
  },
  named_by_many_sites: {
    raises: { home: STATED, about: { named_by_sites: 5 } },
    silent: { home: STATED, about: { named_by_sites: 1 } },
  },
  charity_trading_arm: {
    raises: {
      name: 'TARNWICK TRADING LIMITED',
      home: '<p>A registered charity. Our shop is run by Tarnwick Trading Limited.</p>',
    },
    silent: {
      name: 'TARNWICK TRADING LIMITED',
      home: '<p>Our shop is run by Tarnwick Trading Limited. We give to a charity.</p>',
    },
  },
  called_helper: {
    raises: { home: '<p>Fellside Stairs is an appointed representative of Tarnwick Joinery Limited.</p>' },
    silent: { home: STATED },
  },
  called_parent: {
    raises: {
      home: '<p>The publisher of this site (“we”) is a subsidiary of Tarnwick Joinery Limited (number 07381645).</p>',
    },
    silent: { home: STATED },
  },
  successor_named: {
    raises: {
      home: '<p>Since 2023 the assets of Tarnwick Joinery Limited (07381645) have been transferred to Pennywell Payments Limited. Fellside Stairs is its brand.</p>',
      others: [PENNYWELL],
    },
    silent: { home: STATED },
  },
  borrowed_policy: {
    raises: {
      policyTitle: 'Privacy policy of Tarnwick Joinery',
      policy: '<p>Tarnwick Joinery Limited, trading as Oak Doors, keeps www.tarnwick-joinery.co.uk.</p>',
    },
    silent: {
      policyTitle: 'Privacy policy of Fellside Stairs',
      policy: '<p>Tarnwick Joinery Limited, trading as Fellside Stairs, keeps www.fellside-stairs.co.uk.</p>',
    },
  },
  other_website: {
    raises: {
      policy:
        '<p>We are Tarnwick Joinery Limited, company number 07381645. Our website is www.oak-doors-direct.com.</p>',
    },
    silent: {
      policy:
        '<p>We are Tarnwick Joinery Limited, company number 07381645. Our website is www.fellside-stairs.co.uk.</p>',
    },
  },
  no_company_signs: {
    raises: {
      home: '<p>Jo is a sole trader.</p>',
      policy: '<p>Our forms are kept by Tarnwick Joinery Limited, company number 07381645.</p>',
    },
    silent: {
      home: `<p>Our fitters are sole traders.</p>${STATED}`,
    },
  },
  special_page: {
    raises: {
      policyTitle: 'Prepaid card terms',
      policy: '<p>We are Tarnwick Joinery Limited, company number 07381645.</p>',
    },
    silent: {
      policyTitle: 'Terms and conditions',
      policy: '<p>We are Tarnwick Joinery Limited, company number 07381645.</p>',
    },
  },
  supplier_page: {
    raises: { site: { pages: termsPages('Tarnwick terms') } },
    silent: { site: { pages: termsPages('Terms of Fellside Stairs and Tarnwick') } },
  },
  brand_is_we: {
    raises: {
      home: '<p>Fellside Stairs (“we”, “us”) keeps your data safe.</p>',
      policy:
        '<p>The calendar is provided by Tarnwick Joinery Limited, company number 07381645 (“we”, “us”).</p>',
    },
    silent: { home: '<p>Fellside Stairs (“we”, “us”) keeps your data safe.</p>', policy: STATED },
  },
  brand_of_another: {
    raises: {
      domain: 'fellside.com',
      title: 'Fellside',
      home: '<p>Fellside Italia S.r.l., Rome</p>',
      policy: '<p>We are Tarnwick Joinery Limited, company number 07381645.</p>',
    },
    silent: {
      domain: 'fellside.com',
      title: 'Fellside',
      home: '<p>Packed with Zahlbar GmbH, Berlin</p>',
      policy: '<p>We are Tarnwick Joinery Limited, company number 07381645.</p>',
    },
  },
  foreign_site: {
    raises: { domain: 'fellside-stairs.de', home: `<p>Call +49 40 123 4567.</p>${STATED}` },
    silent: { domain: 'fellside-stairs.de', home: STATED },
  },
  other_operator: {
    raises: {
      home: '<p>Fellside Stairs is owned by Tarnwick Joinery Limited (company number 07381645) and is operated under licence by Pennywell Payments Limited (company number 05000001).</p>',
      others: [PENNYWELL],
    },
    silent: {
      home: '<p>Fellside Stairs is owned by Tarnwick Joinery Limited (company number 07381645). Cards are taken by Pennywell Payments Limited (company number 05000001).</p>',
      others: [PENNYWELL],
    },
  },
  joint_operators: {
    raises: {
      home: '<p>Fellside Stairs is run jointly by Tarnwick Joinery Limited (company number 07381645) and Tarnwick Doors Limited (company number 05000002).</p>',
      others: [company('05000002', 'TARNWICK DOORS LIMITED')],
    },
    silent: {
      home: `${STATED}<p>Payments are processed by Pennywell Payments Limited (company number 05000001).</p>`,
      others: [PENNYWELL],
    },
  },
  equal_rank: {
    raises: {
      domain: 'tarnwick.co.uk',
      title: 'Tarnwick',
      home: '<p>Tarnwick Joinery Limited 07381645<br>Tarnwick Glazing Limited 05000002</p>',
      others: [company('05000002', 'TARNWICK GLAZING LIMITED')],
    },
    silent: {
      domain: 'tarnwick.co.uk',
      title: 'Tarnwick',
      home: '<p>Tarnwick Joinery Limited 07381645<br>Tarnwick Glazing Limited 05000002</p><p>This website is operated by Tarnwick Joinery Limited.</p>',
      others: [company('05000002', 'TARNWICK GLAZING LIMITED')],
    },
  },
  person_trades: {
    raises: {
      home: '<p>Fellside Stairs is the trading name of A. Pennywell.</p><p>© Tarnwick Joinery Limited</p>',
    },
    silent: { home: `<p>Fellside Stairs is the trading name of A. Pennywell.</p>${STATED}` },
  },
  lone_statement: {
    raises: {
      home: '<p>Write to Pennywell Payments Limited, Leeds.</p>',
      policy: '<p>The site is owned and operated by Tarnwick Joinery Limited.</p>',
      others: [PENNYWELL],
    },
    silent: {
      home: '<p>Write to Pennywell Payments Limited, Leeds.</p>',
      policy: '<p>The site is owned and operated by Tarnwick Joinery Limited, Kendal LA9 4XX.</p>',
      others: [PENNYWELL],
    },
  },
  foreign_signs: {
    raises: {
      domain: 'fellside-stairs.com',
      home: '<p>We are Tarnwick Joinery Limited. Find us in St Peter Port, Guernsey, GY1 2HT.</p>',
    },
    silent: {
      domain: 'fellside-stairs.com',
      home: '<p>We are Tarnwick Joinery Limited. Find us in Kendal, LA9 4XX. We deliver to Guernsey.</p>',
    },
  },
  brand_as_other: {
    raises: {
      policy:
        '<p>We are Tarnwick Joinery Limited, company number 07381645. Fellside Stairs is our customer and uses our software. Fellside Stairs is not a party to this agreement.</p>',
    },
    silent: {
      policy:
        '<p>We are Tarnwick Joinery Limited, company number 07381645. Fellside Stairs is our trading name. You are our customer.</p>',
    },
  },
  profile_page: {
    raises: { home: STATED, site: { homeUrl: 'https://fellside-stairs.co.uk/company/07381645' } },
    silent: { home: STATED, site: { homeUrl: 'https://fellside-stairs.co.uk/company' } },
  },
  inactive: {
    raises: { home: '<p>We are Tarnwick Joinery Limited.</p>', about: { company_status: 'liquidation' } },
    silent: { home: STATED, about: { company_status: 'liquidation' } },
  },
  guest_page: {
    raises: {
      home: STATED,
      domain: 'joesbikes.co.uk',
      site: { site: { finalDomain: 'market.co.uk' }, homeUrl: 'https://market.co.uk/shops/joes-bikes' },
    },
    silent: {
      home: STATED,
      domain: 'joesbikes.co.uk',
      site: { site: { finalDomain: 'market.co.uk' }, homeUrl: 'https://market.co.uk/en-gb/' },
    },
  },
  site_about: {
    raises: { home: STATED, domain: 'tarnwick-complaints.co.uk' },
    silent: { home: STATED, domain: 'tarnwick-joinery.co.uk' },
  },
  gone: {
    raises: { home: STATED, about: { company_status: 'dissolved' } },
    silent: { home: STATED, about: { company_status: 'active' } },
  },
};
