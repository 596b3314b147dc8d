import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onLinkApproached } from './approached-links.ts';

const ORIGIN = 'https://domesday.example';

interface FakeLink {
  origin: string;
  target: string;
  pathname: string;
}

/** Stands for a page and what is under the pointer. */
class FakePage extends EventTarget {
  link: FakeLink | null = null;
  closest(): FakeLink | null {
    return this.link;
  }
  approach(link: Partial<FakeLink> | null, type = 'pointerover'): void {
    this.link = link && { origin: ORIGIN, target: '', pathname: '/', ...link };
    this.dispatchEvent(new Event(type));
  }
}

let page: FakePage;
let approached: string[];

beforeEach(() => {
  vi.useFakeTimers();
  page = new FakePage();
  approached = [];
  onLinkApproached(page as unknown as Document, { origin: ORIGIN }, (path) => approached.push(path));
});
afterEach(() => vi.useRealTimers());

describe('a link that somebody is about to open', () => {
  it.each(['pointerover', 'focusin'])('is reported with its path (%s)', (type) => {
    page.approach({ pathname: '/companies/79461830' }, type);
    vi.runAllTimers();
    expect(approached).toEqual(['/companies/79461830']);
  });

  it('is the one on which the pointer rests, not those that it passes', () => {
    page.approach({ pathname: '/companies/1' });
    page.approach({ pathname: '/companies/2' });
    page.approach(null);
    page.approach({ pathname: '/companies/3' });
    vi.runAllTimers();
    expect(approached).toEqual(['/companies/3']);
  });

  it.each([
    ['leads to another service', { origin: 'https://elsewhere.example' }],
    ['opens in another tab', { target: '_blank' }],
  ])('is not reported when it %s', (_, link) => {
    page.approach(link);
    vi.runAllTimers();
    expect(approached).toEqual([]);
  });
});
