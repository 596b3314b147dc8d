import { esc } from '../../html/prose.ts';
import { define, print, type SiteTemplate, siteOf } from '../template.ts';

const structured = define('test', 'number_in_structured_data');

export const STRUCTURED_DATA: SiteTemplate[] = [
  structured('identifier-list', (draw) => {
    const company = draw.company();
    const data = [
      { '@context': 'http://schema.org', '@type': 'BreadcrumbList', itemListElement: [] },
      {
        '@context': 'http://schema.org',
        '@type': 'Corporation',
        legalName: company.styled,
        identifier: [
          { '@type': 'PropertyValue', name: 'UK company number', value: company.company_number },
          { '@type': 'PropertyValue', name: 'DUNS', value: `21${company.company_number.slice(1)}` },
        ],
      },
    ];
    return siteOf(draw, company, {
      head: `<script type='application/ld+json'>\n${JSON.stringify(data, null, 2)}\n</script>`,
    });
  }),
  structured('microdata', (draw) => {
    const company = draw.company();
    const p = print(draw, company);
    return siteOf(draw, company, {
      footer: [
        `<div itemscope itemtype="https://schema.org/Organization"><span itemprop="legalName">${p.name}</span> <span itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><span itemprop="streetAddress">${esc(company.address.lines.join(', '))}</span> <span itemprop="postalCode">${p.postcode}</span></span> <meta itemprop="vatID" content="${p.vat}"> Company number <span itemprop="identifier">${p.number}</span></div>`,
      ],
    });
  }),
];
