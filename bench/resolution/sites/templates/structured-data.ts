import { define, print, type SiteTemplate, siteOf } from './template.ts';

const structured = define('number_in_structured_data');
const script = (data: unknown) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`;

export const STRUCTURED_DATA: SiteTemplate[] = [
  structured('organisation-identifier', (draw) => {
    const company = draw.company();
    const { number, vat } = print(draw, company);
    const head = script({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: company.brand,
      legalName: company.styled,
      vatID: vat,
      identifier: { '@type': 'PropertyValue', propertyID: 'Companies House', value: number },
      address: {
        '@type': 'PostalAddress',
        streetAddress: company.address.lines.join(', '),
        addressLocality: company.address.town,
        postalCode: company.address.postcode,
        addressCountry: 'GB',
      },
    });
    return siteOf(draw, company, { head });
  }),
  structured('local-business-in-graph', (draw) => {
    const company = draw.company();
    const head = script({
      '@context': 'https://schema.org',
      '@graph': [
        { '@type': 'WebSite', '@id': '#site', name: company.brand, publisher: { '@id': '#org' } },
        {
          '@type': ['LocalBusiness', 'Organization'],
          '@id': '#org',
          legalName: company.company_name,
          identifier: `Company number ${company.company_number}`,
        },
      ],
    });
    return siteOf(draw, company, { head, footer: [`&copy; ${company.brand.replaceAll('&', '&amp;')}`] });
  }),
];
