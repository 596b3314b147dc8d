import { describe, expect, test } from 'vitest';
import { scanPage } from './scan-page.ts';
import { isChallenge, isParked, judgeText } from './site-condition.ts';
import { links, page } from './test-support/fictional-site.ts';

const at = { url: new URL('https://gates.test/'), domain: 'gates.test' };

describe('a holding page', () => {
  test.each([
    [
      'an offer',
      '<title>gates.test is for sale</title><h1>gates.test</h1><p>The domain gates.test is available for sale. Get a price in less than 24 hours.</p>',
    ],
    ['another offer', '<h1>Buy this domain</h1><p>gates.test</p><form><input name="offer"></form>'],
    [
      'a registrar',
      '<title>gates.test</title><p>This domain has been registered by one of our customers. Find your own name today.</p>',
    ],
    [
      'a registrar in the future',
      '<p>Future home of something quite cool.</p><p>If you are the site owner, log in to launch this site.</p>',
    ],
    [
      'advertisements',
      '<title>gates.test</title><script src="//img.sedoparking.example/park.js"></script><p>Related searches</p><a href="/?q=1">Garden gates</a>',
    ],
    ['a parking service', '<p>gates.test</p><p>This domain is parked free, courtesy of a registrar.</p>'],
    [
      'a fresh server',
      '<title>Welcome to nginx!</title><h1>Welcome to nginx!</h1><p>If you see this page, the web server is installed.</p>',
    ],
    [
      'a fresh hosting account',
      '<h1>Default Web Site Page</h1><p>If you are the owner of this website, please contact your hosting provider.</p>',
    ],
    ['an expired name', '<p>This domain has expired. If you are the domain owner, please renew it.</p>'],
    ['a suspended account', '<title>Account Suspended</title><h1>This account has been suspended.</h1>'],
    ['nothing uploaded', '<p>No website has been uploaded yet. This is a holding page.</p>'],
  ])('is recognised: %s', async (_, html) => {
    expect(isParked(await scanPage(html), at)).toBe(true);
  });

  test.each([
    ['an ordinary site', page('Sturdy Gates')],
    [
      'a site that is not open yet',
      '<title>Sturdy Gates</title><p>Our new website is coming soon. Sturdy Gates Limited, registered in England, company number 09876543.</p>',
    ],
    ['a site under construction', '<h1>Under construction</h1><p>Call us on 01632 960123 meanwhile.</p>'],
    [
      'a domain dealer',
      page(
        'Names for sale',
        `<p>Buy this domain, or another. ${'Every domain is for sale at a fair price. '.repeat(80)}</p>`,
      ),
    ],
    [
      'a car park',
      page('City Parking', '<p>Your car is parked safely. Parking page, prices and places.</p>').repeat(6),
    ],
    [
      'an estate agent',
      page(
        'Homes',
        `<p>This house is for sale.</p>${links({ '/contact': 'Contact', '/privacy': 'Privacy', '/about': 'About' })}`,
      ),
    ],
    [
      'a hosting firm',
      page(
        'Hosting',
        `<p>Register your domain, point your domain to our name servers.</p>${links({ '/contact': 'Contact', '/privacy': 'Privacy', '/terms': 'Terms' })}`,
      ),
    ],
  ])('is not seen in %s', async (_, html) => {
    expect(isParked(await scanPage(html), at)).toBe(false);
  });

  test.each(['jordan.com', 'airport-parking.co.uk', 'parking.gates.test'])(
    'is not seen in the name of %s',
    async (domain) => {
      const html = page('Welcome', '<p>We look after your car.</p>');
      expect(isParked(await scanPage(html), { url: new URL(`https://www.${domain}/`), domain })).toBe(false);
    },
  );

  test('is what a redirect to a dealer in names leads to', async () => {
    const dealer = {
      url: new URL('https://www.hugedomains.com/domain_profile.cfm?d=gates.test'),
      domain: 'gates.test',
    };
    expect(isParked(await scanPage(page('Gates')), dealer)).toBe(true);
  });
});

describe('a check for robots', () => {
  test.each([
    '<title>Just a moment...</title><p>Enable JavaScript and cookies to continue</p>',
    '<title>Attention Required!</title><h1>Sorry, you have been blocked</h1>',
    '<h1>One more step</h1><p>Please complete the security check to access gates.test</p>',
    '<p>Verifying you are human. This may take a few seconds.</p>',
    '<title>Access Denied</title><p>You do not have permission to access this server.</p>',
    '<script src="https://js.hcaptcha.com/1/api.js"></script><form></form>',
    '<noscript>Please enable JS and disable any ad blocker</noscript><script src="/c.js"></script>',
  ])('is recognised: %s', async (html) => {
    expect(isChallenge(await scanPage(html))).toBe(true);
  });

  test.each([
    [
      'a contact form with a captcha',
      page('Contact', '<script src="https://www.google.com/recaptcha/api.js"></script><form></form>'),
    ],
    [
      'an article about them',
      page('Captchas', `<p>Verify you are human, they say. ${'We do not like captchas. '.repeat(60)}</p>`),
    ],
  ])('is not seen in %s', async (_, html) => {
    expect(isChallenge(await scanPage(html))).toBe(false);
  });
});

describe('the text of a page', () => {
  test.each([
    ['text', page('Gates')],
    ['text', '<p>Sturdy Gates Limited, 1 Gate Lane, Gateshead</p>'],
    [
      'text',
      '<p>Sturdy Gates Limited, 1 Gate Lane, Gateshead. Company number 09876543.</p><script src="count.js"></script>',
    ],
    ['script_only', '<div id="root"></div><script src="app.js"></script>'],
    ['script_only', '<app-root>Loading…</app-root><script src="app.js"></script>'],
    [
      'script_only',
      `<div id="__next"><p>${'Loading the shop. '.repeat(8)}</p></div><script src="app.js"></script>`,
    ],
    ['script_only', '<noscript>This site needs JavaScript.</noscript><script>start()</script>'],
    ['empty', ''],
    ['empty', '<img src="logo.png">'],
    ['empty', '<title>Gates</title><body></body>'],
  ])('is %s: %s', async (text, html) => {
    expect(judgeText(await scanPage(html))).toBe(text);
  });
});
