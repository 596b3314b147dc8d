import { nameKey } from '../../../../shared/company-name.ts';
import { formOfName } from '../../match/company-form.ts';
import { compareLabel, type LabelLikeness } from '../../match/compare-label.ts';
import { compareKeys, type Likeness } from '../../match/compare-names.ts';
import { isOwn } from '../../match/mention.ts';
import type { Feature } from '../feature.ts';
import { said } from './comparison.ts';

/** What the domain, the title and the certificate say. */
export const IDENTITY_FEATURES: Feature[] = [
  domain('domain_same', 'same', 2.2, 'the domain is its name'),
  domain('domain_part', 'part', 1.2, 'the domain is like the first words of its name'),
  domain('domain_initials', 'initials', 0.8, 'the domain is the initials of its name'),
  {
    name: 'another_bears_domain',
    prior: -4,
    compare({ candidate: { company }, standing }, { labels, names }) {
      // A name beside the number that is not its holder's is weighed as that already.
      if (standing === 'contradicted') return null;
      const own = [company.company_name, ...company.previous_names].map(nameKey);
      if (labels.some((label) => own.some((name) => compareLabel(label, name) !== 'unlike'))) return null;
      const bearer = names.find(
        (mention) =>
          isOwn(mention) &&
          formOfName(mention.claim.value) !== null &&
          labels.some((label) => compareLabel(label, nameKey(mention.claim.value)) === 'same'),
      );
      if (!bearer) return null;
      const { value } = bearer.claim;
      return {
        ...said('another company on the site bears the domain’s name', value, company.company_name),
        mentions: [bearer],
      };
    },
  },
  title('title_same', ['same'], 1.5, 'the home page’s title is its name'),
  title('title_alike', ['near', 'part'], 0.5, 'the home page’s title is like its name'),
  {
    name: 'certificate_name',
    prior: 3,
    compare({ candidate }, { certificate }) {
      const { company_name: name } = candidate.company;
      if (!certificate || compareKeys(nameKey(certificate.organisation), nameKey(name)) !== 'same')
        return null;
      return said('the site’s certificate names it', certificate.organisation, name);
    },
  },
  {
    name: 'certificate_number',
    prior: 5,
    compare({ candidate }, { certificate }) {
      const { company_number: number } = candidate.company;
      const serial = certificate?.serialNumber?.replace(/\s/g, '').toUpperCase().padStart(8, '0');
      if (serial !== number || certificate?.jurisdictionCountry === 'IE') return null;
      return said('the site’s certificate holds its number', serial, number);
    },
  },
  {
    name: 'redirected',
    prior: -0.3,
    compare: (_, { domain: asked, finalDomain }) =>
      asked === finalDomain ? null : said('the domain leads to another one', asked, finalDomain),
  },
];

const LABEL_ORDER: LabelLikeness[] = ['same', 'part', 'initials'];

/** The best of the company's names, now and before, and of the domains that were asked for and arrived at. */
function domain(name: string, wanted: LabelLikeness, prior: number, detail: string): Feature {
  return {
    name,
    prior,
    compare({ candidate: { company } }, { labels, domain: asked, finalDomain }) {
      const names = [company.company_name, ...company.previous_names].map(nameKey);
      const found = labels.map((label) => names.map((key) => compareLabel(label, key)));
      const best = LABEL_ORDER.find((likeness) => found.flat().includes(likeness));
      if (best !== wanted) return null;
      const isAsked = found[0]?.includes(best);
      return said(detail, isAsked ? asked : finalDomain, company.company_name);
    },
  };
}

function title(name: string, wanted: Likeness[], prior: number, detail: string): Feature {
  return {
    name,
    prior,
    compare({ candidate: { company } }, { titles }) {
      const likenesses = titles.map((part) => compareKeys(nameKey(part), nameKey(company.company_name)));
      const best = (['same', 'near', 'part'] as const).find((likeness) => likenesses.includes(likeness));
      if (best === undefined || !wanted.includes(best)) return null;
      return said(detail, titles[likenesses.indexOf(best)] ?? null, company.company_name);
    },
  };
}
