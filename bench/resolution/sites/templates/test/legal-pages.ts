import { paragraphs } from '../../html/prose.ts';
import { define, page, print, type SiteTemplate, siteOf, subjectOf } from '../template.ts';
import { processorTable } from '../third-parties.ts';

const onLegalPage = define('test', 'number_on_legal_page');
const inPolicy = define('test', 'number_in_privacy_policy');

export const LEGAL_PAGES: SiteTemplate[] = [
  onLegalPage('definitions-of-terms', (draw) => {
    const company = draw.company();
    const p = print(draw, company);
    const main = `${paragraphs(draw.random, subjectOf(company), 'terms', 3)}<p><strong>Supplier</strong> means ${p.name} (registered in ${p.where} with company number ${p.number}) of ${p.office}.</p><p><strong>Customer</strong> means the person or company who buys from the Supplier.</p>${paragraphs(draw.random, subjectOf(company), 'terms', 12)}`;
    return siteOf(draw, company, {
      pages: [page('terms', '/terms-and-conditions', 'Terms & conditions', main)],
    });
  }),
  onLegalPage('contact-page', (draw) => {
    const company = draw.company();
    const p = print(draw, company);
    const main = `<h3>Write to us</h3><p>${p.name}<br>${p.officeLines.join('<br>')}</p><p>Phone ${p.phone}<br>Company registration number ${p.number}<br>VAT registration ${p.vat}</p>`;
    return siteOf(draw, company, { pages: [page('contact', '/contact', 'Contact', main)] });
  }),
  onLegalPage('slavery-statement', (draw) => {
    const company = draw.company({ kind: 'plc' });
    const p = print(draw, company);
    const main = `<p>This statement is made by ${p.name} (${p.number}) under section 54(1) of the Modern Slavery Act 2015.</p>${paragraphs(draw.random, subjectOf(company), 'sales', 4)}<p>Signed for ${p.name}, company registered in ${p.where} no. ${p.number}.</p>`;
    return siteOf(draw, company, {
      pages: [page('modern_slavery', '/modern-slavery', 'Modern slavery statement', main)],
    });
  }),
  onLegalPage('complaints-page', (draw) => {
    const company = draw.company();
    const p = print(draw, company);
    const main = `<p>We hope you never need this page. Complaints about ${p.brand} go to the managing director, ${p.name}, ${p.office}.</p><p>${p.name} is registered at Companies House under number ${p.number}.</p>`;
    return siteOf(draw, company, { pages: [page('complaints', '/complaints', 'Complaints', main)] });
  }),
  inPolicy('trading-as-in-brackets', (draw) => {
    const company = draw.company();
    const p = print(draw, company);
    const main = `${processorTable(draw)}<p>${p.name}, trading as ${p.brand} (&ldquo;${p.brand}&rdquo;, &ldquo;we&rdquo;, &ldquo;us&rdquo; or &ldquo;our&rdquo;), a company registered in ${p.where} (Company No.&nbsp;${p.number}), with its registered office at ${p.office}, is responsible for this website.</p>${paragraphs(draw.random, subjectOf(company), 'policy', 8)}`;
    return siteOf(draw, company, { pages: [page('privacy', '/privacy-notice', 'Privacy notice', main)] });
  }),
  inPolicy('important-information', (draw) => {
    const company = draw.company();
    const p = print(draw, company);
    const main = `<h2>Important information</h2><p>${p.name} is the controller and responsible for your personal data.</p>${paragraphs(draw.random, subjectOf(company), 'policy', 5)}<h2>Contact details</h2><p>Full name of legal entity: ${p.name}<br>Company number: ${p.short}<br>Email address: ${p.mail}<br>Postal address: ${p.office}</p>${processorTable(draw)}`;
    return siteOf(draw, company, { pages: [page('privacy', '/privacy/', 'Privacy', main)] });
  }),
];
