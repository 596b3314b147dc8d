import { describe, expect, it } from 'vitest';
import { company } from '../../test-support/small-register.ts';
import { scoreWritten, type WrittenPage } from '../../test-support/written-site.ts';
import { CASES, NUMBER, PENNYWELL, raised, STATED, termsPages } from '../test-support/objection-cases.ts';
import { OBJECTIONS } from './index.ts';

describe('an objection is raised where there is reason for it, and only there', () => {
  it.each(Object.entries(CASES))('%s', async (id, { raises, silent }) => {
    expect(await raised(raises)).toContain(id);
    expect(await raised(silent)).not.toContain(id);
  });

  it('role_doubtful: by what the role model makes of the words around the name', async () => {
    const objection = OBJECTIONS.find(({ id }) => id === 'role_doubtful');
    const site = await scoreWritten({ domain: 'fellside-stairs.co.uk', pages: [{ html: STATED }] }, [
      company(NUMBER, 'TARNWICK JOINERY LIMITED'),
    ]);
    const option = site.options.find(({ id }) => id === NUMBER)!;
    const doubted = (logOdds: number) =>
      objection?.applies({ ...option, features: new Map([['company:operatorMax', logOdds]]) }, site);
    expect([doubted(-2), doubted(2)]).toEqual([true, false]);
  });

  it('role_doubtful: more easily where nothing ties the company to the site', async () => {
    const collector = 'Memberships are administered by Tarnwick Joinery Limited, company number 07381645.';
    expect(
      await raised({ policy: `<p>This agreement is between you, us and its agent. ${collector}</p>` }),
    ).toContain('role_doubtful');
    expect(await raised({ policy: STATED })).not.toContain('role_doubtful');
  });

  it('charity_trading_arm: also where the company has the name of the charity', async () => {
    const said = {
      domain: 'larchmuseum.org',
      title: 'Larch Museum',
      home: '<p>Registered charity 1050000.</p>',
      policy:
        '<p>The shop is operated by Larch Museum (Trading) Limited, company number 07381645 (“we”).</p>',
    };
    expect(await raised({ ...said, name: 'LARCH MUSEUM (TRADING) LIMITED' })).toContain(
      'charity_trading_arm',
    );
  });

  it('charity_trading_arm: also where its name is the domain, and the pages call it a subsidiary', async () => {
    const said = {
      domain: 'tarnwickjoinery.org.uk',
      home: '<p>We are a charity, number 1050000. Tarnwick Joinery Limited (company number 07381645) is a wholly owned subsidiary of the Tarnwick Deaf Society.</p>',
    };
    expect(await raised(said)).toContain('charity_trading_arm');
  });

  it('successor_named: also where the pages only say who ran the site before', async () => {
    const policy = '<p>Until 2021 this site was run by Tarnwick Joinery Limited (07381645).</p>';
    expect(await raised({ policy })).toContain('successor_named');
    expect(await raised({ home: STATED, policy })).not.toContain('successor_named');
  });

  it('special_page: where company and site only have an ordinary word in common', async () => {
    const said = {
      domain: 'escaperoomlist.com',
      title: 'Escape Room List',
      name: 'ESCAPE FELLSIDE LIMITED',
      policyTitle: 'Escape Fellside terms',
      policy: '<p>The promoter is Escape Fellside Limited, company number 07381645.</p>',
    };
    expect(await raised(said)).toContain('special_page');
  });

  it('special_page: not where the company is clearly “we”, unless the page is about a partner', async () => {
    const objection = OBJECTIONS.find(({ id }) => id === 'special_page');
    const isRaised = async (title: string) => {
      const pages: WrittenPage[] = [{ html: '' }, { kind: 'terms', title, html: STATED }];
      const site = await scoreWritten({ domain: 'larch.co.uk', pages }, [
        company(NUMBER, 'TARNWICK JOINERY LIMITED'),
      ]);
      const option = site.options.find(({ id }) => id === NUMBER)!;
      const features = new Map([
        ['specialPage', 1],
        ['stated', 1],
        ['company:operatorMax', 2],
      ] as const);
      return objection?.applies({ ...option, features }, site);
    };
    expect(await isRaised('Holiday handbook')).toBe(false);
    expect(await isRaised('Terms of our banking partner')).toBe(true);
  });

  it('called_helper: also where all that the pages say of it is what it does for the site', async () => {
    const footer = 'Memberships are managed and payment services provided by Tarnwick Joinery Limited';
    const other = '<p>It is an agreement between you, us and Tarnwick Joinery Limited.</p>';
    const numbered = `<footer>${footer}. Company number 07381645.</footer>`;
    expect(await raised({ home: numbered, policy: other })).toContain('called_helper');
    const own = '<p>We are Tarnwick Joinery Limited.</p>';
    expect(await raised({ home: numbered, policy: own })).not.toContain('called_helper');
  });

  it('called_helper: also where words that say nothing of its part follow', async () => {
    const hosts = 'Tarnwick Joinery Limited hosts and maintains this website for the surgery.';
    const plain = 'Tarnwick Joinery Limited is registered in England with company number 07381645.';
    expect(await raised({ policy: `<p>${hosts} ${plain}</p>` })).toContain('called_helper');
    const own = 'This website is operated by Tarnwick Joinery Limited, company number 07381645.';
    expect(await raised({ policy: `<p>${hosts} ${own}</p>` })).not.toContain('called_helper');
  });

  it('called_helper: also where the site says that it has nothing to do with it, whatever its name', async () => {
    const said = { domain: 'tarnwickjoinery.co.uk', title: 'Tarnwick Joinery' };
    for (const other of ['is not connected with', 'has nothing to do with'])
      expect(
        await raised({ ...said, home: `<footer>This site ${other} Tarnwick Joinery Limited.</footer>` }),
      ).toContain('called_helper');
    const own =
      '<p>We are Tarnwick Joinery Limited. We are not connected with Pennywell Payments Limited.</p>';
    expect(await raised({ ...said, home: own, others: [PENNYWELL] })).not.toContain('called_helper');
  });

  it.each([
    ['land that is let', 'Our plots are on land owned by Tarnwick Joinery Limited.'],
    ['a picture', 'Photographs © Tarnwick Joinery Limited'],
    ['a scheme', 'We belong to a redress scheme: Tarnwick Joinery Limited, company number 07381645.'],
    [
      'a template',
      'This policy was made with a template of Tarnwick Joinery Limited (company number 07381645).',
    ],
    ['a franchisor', 'Your contract is with us and not with Tarnwick Joinery Limited.'],
  ])('called_helper: also of %s', async (_, words) => {
    expect(await raised({ home: `<p>${words}</p>` })).toContain('called_helper');
  });

  it('supplier_page: not where a policy names the company, too, or the site has no other', async () => {
    const [home, privacy, terms] = termsPages('Tarnwick terms') as [WrittenPage, WrittenPage, WrittenPage];
    expect(await raised({ site: { pages: [home, terms] } })).not.toContain('supplier_page');
    const naming = { ...privacy, html: '<p>The controller is Tarnwick Joinery Limited.</p>' };
    expect(await raised({ site: { pages: [home, naming, terms] } })).not.toContain('supplier_page');
  });

  it('joint_operators: also where two companies are said to trade under the brand', async () => {
    const home =
      '<p>Stairs are sold by Tarnwick Joinery Limited (company number 07381645). Doors are sold by Tarnwick Doors Limited (company number 05000002). Both trade as Fellside Stairs.</p>';
    const others = [company('05000002', 'TARNWICK DOORS LIMITED')];
    expect(await raised({ home, others })).toContain('joint_operators');
  });

  it('brand_as_other: not where the company is said to run the site', async () => {
    const policy =
      '<p>This website is operated by Tarnwick Joinery Limited, company number 07381645. Fellside Stairs is not a party to any contract between buyers and sellers.</p>';
    expect(await raised({ policy })).not.toContain('brand_as_other');
  });

  it('foreign_signs: not where a policy says that data is kept abroad', async () => {
    const said = (rest: string) => ({ home: `<p>We are Tarnwick Joinery Limited${rest}</p>` });
    const elsewhere = '. We make stairs.</p><p>Copies are kept in Ireland and in the United States.';
    expect(await raised(said(elsewhere.padStart(300, ' of oak')))).not.toContain('foreign_signs');
    expect(await raised(said(', 2 Pikk Street, Tallinn, Estonia'))).toContain('foreign_signs');
  });

  it('foreign_signs: also where the site speaks of places abroad and of none here', async () => {
    const said = (where: string) => ({
      domain: 'fellside-stairs.com',
      home: `<p>Our joiners work in ${where}.</p><footer>© 2026 Tarnwick Joinery Limited</footer>`,
    });
    expect(await raised(said('Hamburg and Vienna'))).toContain('foreign_signs');
    for (const where of ['oak', 'Hamburg, Vienna and London', 'Hamburg'])
      expect(await raised(said(where))).not.toContain('foreign_signs');
    const law = { policy: '<p>The law of England applies.</p>' };
    expect(await raised({ ...said('Hamburg and Vienna'), ...law })).not.toContain('foreign_signs');
    const elsewhere = '<p>These terms are governed by the laws of the Republic of Malta.</p>';
    expect(await raised({ ...said('oak'), policy: elsewhere })).toContain('foreign_signs');
    const suppliers = { policy: '<p>Visits are counted in Dublin, and copies kept in Frankfurt.</p>' };
    expect(await raised({ ...said('oak'), ...suppliers })).not.toContain('foreign_signs');
    const numbered = said('Hamburg and Vienna');
    numbered.home += '<p>Company number 07381645</p>';
    expect(await raised(numbered)).not.toContain('foreign_signs');
  });

  it('role_doubtful: also where the company is only what an abbreviation of the glossary stands for', async () => {
    const said = (term: string) => ({
      home: `<p>${term}: Tarnwick Joinery Limited, company number 07381645.</p>`,
    });
    expect(await raised(said('TWJ'))).toContain('role_doubtful');
    expect(await raised(said('The seller'))).not.toContain('role_doubtful');
  });

  it('brand_of_another: not where the company is the one to contract with in the United Kingdom', async () => {
    const policy =
      '<table><tr><td>United Kingdom</td><td>Tarnwick Joinery Limited, company number 07381645</td></tr><tr><td>Italy</td><td>Fellside Italia S.r.l.</td></tr></table>';
    expect(await raised({ domain: 'fellside.com', title: 'Fellside', policy })).not.toContain(
      'brand_of_another',
    );
  });

  it('charity_trading_arm: not on the site of the shop', async () => {
    const said = {
      name: 'TARNWICK TRADING LIMITED',
      home: '<p>A registered charity. Our shop is run by Tarnwick Trading Limited.</p>',
    };
    const shop = { domain: 'fellside-museum-shop.co.uk', title: 'Fellside Museum Shop' };
    expect(await raised({ ...said, ...shop })).not.toContain('charity_trading_arm');
  });
});

describe('every objection', () => {
  it('has a case here', () => {
    expect(OBJECTIONS.map(({ id }) => id).sort()).toEqual([...Object.keys(CASES), 'role_doubtful'].sort());
  });

  it.each([...OBJECTIONS])('$id reads well behind “but”', ({ text }) => {
    expect(text).toMatch(/^[a-z].*[^.]$/);
  });

  it('is silent on a site that states its company plainly', async () => {
    const footer =
      '<footer>© 2026 Tarnwick Joinery Limited, company number 07381645, Kendal LA9 4XX</footer>';
    expect(
      await raised({ domain: 'tarnwick-joinery.co.uk', title: 'Tarnwick Joinery', home: footer }),
    ).toEqual([]);
  });
});

describe('a domain that leads elsewhere is a guest only on a page inside', () => {
  it.each([
    ['/', false],
    ['/index.html', false],
    ['/uk/en', false],
    ['/home', false],
    ['/shops/joes-bikes', true],
    ['/about', true],
  ])('it is judged by its path: %s', async (path, isGuest) => {
    const site = { site: { finalDomain: 'market.co.uk' }, homeUrl: `https://market.co.uk${path}` };
    expect((await raised({ home: STATED, domain: 'joesbikes.co.uk', site })).includes('guest_page')).toBe(
      isGuest,
    );
  });

  it('it is no guest where the domain has the company’s name', async () => {
    const site = { site: { finalDomain: 'market.co.uk' }, homeUrl: 'https://market.co.uk/shops/stairs' };
    expect(await raised({ home: STATED, domain: 'tarnwick-joinery.co.uk', site })).not.toContain(
      'guest_page',
    );
  });
});

it('addresses of other organisations abroad are not the site’s', async () => {
  const said = await raised({
    home: '<p>We are Tarnwick Joinery Limited.</p>',
    policy:
      '<p>Visits are counted by Google Ireland Limited, Gordon House, Barrow Street, Dublin 4, D04 E5W5, Ireland, and advertisements shown by Meta Platforms Ireland Limited, Dublin.</p>',
  });
  expect(said).not.toContain('foreign_signs');
});

it('a company that says of itself that it is an agent is no helper of the site', async () => {
  const agent = (who: string) => `<p>${who} arranges work as the agent of the joiners of Cumbria.</p>`;
  expect(await raised({ home: agent('Tarnwick Joinery Limited') })).toContain('called_helper');
  expect(await raised({ home: agent('We, Tarnwick Joinery Limited,') })).not.toContain('called_helper');
});

it('another company with the name of the brand counts less than a numbered company that says "we trade as" it', async () => {
  const site = {
    domain: 'pennywellpayments.com',
    title: 'Pennywell Payments',
    home: '<footer>© 2026 Pennywell Payments Limited, company number 05000001</footer>',
    others: [PENNYWELL],
  };
  const behind = (who: string) => `<p>${who}, company number 07381645.</p>`;
  const copied = behind('We are Tarnwick Joinery Limited');
  expect(await raised({ ...site, policy: copied })).toContain('brand_of_another');
  const stated = await raised({
    ...site,
    policy: behind('We are Tarnwick Joinery Limited (trading as Pennywell Payments)'),
  });
  expect(stated).not.toContain('brand_of_another');
});
