import { describe, expect, it } from 'vitest';
import { Fiction } from './fiction.ts';
import { factsOf, labelsLeft, leaksOfRegister, leaksOfSite, leaksOfText, namesLeft } from './leaks.ts';
import { invented, inventedRegister, neighbour } from './test-support/invented-pair.ts';

const sites = [invented, neighbour];
const fiction = new Fiction(sites, inventedRegister);
const facts = factsOf(sites, inventedRegister, fiction);

describe('the check for leaks', () => {
  it.each([
    ['a name in any capitals', 'by ZANDRELL', 'word zandrell'],
    ['a name in a path', '/zandrell-story', 'word zandrell'],
    ['a company number', 'No. 07465829', 'number 07465829'],
    ['a company number without its zero, in groups', 'No. 746 5829', 'number 746 5829'],
    ['a company number as character references', '&#55;&#52;&#54;&#53;&#56;&#50;&#57;', 'number 7465829'],
    ['a postcode', 'Leeds QX68DA', 'postcode QX68DA'],
    ['a domain', 'see www.quorvane.org', 'domain www.quorvane.org'],
    ['an e-mail address', 'info@zandrellkettles.co.uk', 'mailbox info@zandrellkettles.co.uk'],
  ])('finds %s', (_, text, leak) => {
    expect(leaksOfText(text, facts)).toContain(leak);
  });

  it('finds an original site and register', () => {
    expect(leaksOfSite(invented, facts)).not.toEqual([]);
    expect(leaksOfRegister(inventedRegister, facts)).not.toEqual([]);
    expect(labelsLeft(sites, sites)).toHaveLength(2);
  });

  it('finds a name of ordinary words on the site that it belongs to', () => {
    expect(namesLeft(invented, invented, fiction)).toContain('name big voice media');
    expect(namesLeft(neighbour, neighbour, fiction)).toEqual([]);
  });

  it('lets a name pass that stands only inside a longer one', () => {
    const voice = { name: 'Voice Media Ltd', number: null, role: 'other' };
    const longer = { ...invented, roles: [...invented.roles!, voice] };
    const own = new Fiction([longer, neighbour], inventedRegister);
    const [page] = longer.pages;
    const rewritten = { pages: [{ ...page!, html: '<p>Kel Voice Media is our agency.</p>' }] };
    const original = { ...longer, pages: [{ ...page!, html: '<p>Big Voice Media is our agency.</p>' }] };
    expect(namesLeft(original, rewritten, own)).toEqual([]);
    expect(namesLeft({ ...original, pages: rewritten.pages }, rewritten, own)).toEqual(['name voice media']);
  });

  it('lets ordinary text and dummy numbers pass', () => {
    expect(leaksOfText('The kettle is on, number 12345678, call 999', facts)).toEqual([]);
  });
});
