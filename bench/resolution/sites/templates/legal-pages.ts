import { paragraphs } from '../html/prose.ts';
import { define, page, print, type SiteTemplate, siteOf, subjectOf } from './template.ts';
import { processorList } from './third-parties.ts';

const onLegalPage = define('number_on_legal_page');
const inPolicy = define('number_in_privacy_policy');

export const LEGAL_PAGES: SiteTemplate[] = [
  onLegalPage('terms-first-clause', (draw) => {
    const company = draw.company();
    const p = print(draw, company);
    const main = `<h2>1. Who we are</h2><p>1.1. We are ${p.name}, a limited company incorporated in ${p.where} with company number ${p.number}, whose registered office is at ${p.office} (&lsquo;we&rsquo;, &lsquo;our&rsquo; and &lsquo;us&rsquo;).</p>${paragraphs(draw.random, subjectOf(company), 'terms', 9)}`;
    return siteOf(draw, company, { pages: [page('terms', '/terms', 'Terms of business', main)] });
  }),
  onLegalPage('legal-notice', (draw) => {
    const company = draw.company();
    const p = print(draw, company);
    const main = `<p>This website is owned and operated by ${p.name}.</p><p>Registered in ${p.where}. Registration number: ${p.short}.</p><p>Registered office: ${p.office}</p><p>VAT number: ${p.vat}</p>`;
    return siteOf(draw, company, { pages: [page('legal', '/legal', 'Legal notice', main)] });
  }),
  inPolicy('definitions-and-processors', (draw) => {
    const company = draw.company();
    const p = print(draw, company);
    const main = `<p>"${p.name}", "We" or "Us": ${p.name}, a company incorporated in ${p.where} with registered number ${p.number} whose registered office is at ${p.office};</p>${paragraphs(draw.random, subjectOf(company), 'policy', 6)}${processorList(draw)}${paragraphs(draw.random, subjectOf(company), 'policy', 4)}`;
    return siteOf(draw, company, { pages: [page('privacy', '/privacy-policy/', 'Privacy policy', main)] });
  }),
  inPolicy('controller-at-the-end', (draw) => {
    const company = draw.company();
    const p = print(draw, company);
    const main = `${paragraphs(draw.random, subjectOf(company), 'policy', 5)}${processorList(draw)}<h2>How to reach us</h2><p>The data controller is ${p.name} (company no. ${p.short}). Write to the privacy manager, ${p.office}.</p>`;
    return siteOf(draw, company, { pages: [page('privacy', '/privacy', 'Your privacy', main)] });
  }),
];
