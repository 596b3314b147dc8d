import type { PageDesign } from './site.ts';

/** Privacy notices and terms in several styles, like those of small firms. */
interface PolicyParties {
  /** A sentence or two that say who runs the site, each site in its own way. */
  who: string;
  email: string;
  /** Others who handle data, one per line, as the site names them. */
  processors?: string[];
}

/** A long privacy notice with headings. */
export function formalPrivacy({ who, email, processors = [] }: PolicyParties): PageDesign {
  return {
    path: '/privacy',
    title: 'Privacy policy',
    text: `
      ## Who we are
      ${who}
      ## What we keep
      When you write to us or place an order we keep your name, your address, what you asked for and what we answered. We need it to do the work, and we keep it for six years because the tax rules say so.
      ## Who else sees it
      We do not sell personal details. ${processors.length === 0 ? 'Our own people see them, and nobody else unless a court orders it.' : 'These firms handle some of them for us:'}
      ${processors.map((line) => `- ${line}`).join('\n')}
      ## Your rights
      You may ask for a copy of what we hold, have mistakes put right, or have it erased where we have no duty to keep it. Write to ${email}. If our answer does not satisfy you, the Information Commissioner’s Office will hear your complaint.
    `,
  };
}

/** A short privacy notice in plain words. */
export function plainPrivacy({ who, email, processors = [] }: PolicyParties): PageDesign {
  return {
    path: '/privacy-notice',
    title: 'Your privacy',
    text: `
      ${who}
      We only ask for what we need, we look after it, and we throw it away when the job is done. No lists, no selling, no nonsense.
      ${processors.length > 0 ? `A little help comes from outside: ${processors.join('; ')}.` : ''}
      Questions? Write to ${email} and a person will answer.
    `,
  };
}

/** A privacy notice as a table, as consultants write it. */
export function tabledPrivacy({ who, email, processors = [] }: PolicyParties): PageDesign {
  return {
    path: '/privacy-policy',
    title: 'Privacy',
    text: `
      ${who}
      | **What** | **Why** | **How long** |
      | Contact details | To answer you | Two years |
      | Orders and invoices | To deliver, and for the tax office | Six years |
      | Visits to this site | To see which pages are read | Ninety days |
      ${processors.length > 0 ? '## Our suppliers' : ''}
      ${processors.map((line) => `- ${line}`).join('\n')}
      ## Contact
      Requests about personal data go to ${email}.
    `,
  };
}

/** Terms of sale. */
export function saleTerms(seller: string): PageDesign {
  return {
    path: '/terms',
    title: 'Terms of sale',
    text: `
      ## 1. The seller
      ${seller}
      ## 2. Orders
      An order is an offer. It becomes a contract when we write that the goods are on their way.
      ## 3. Delivery and returns
      We send goods within three working days. You have fourteen days after they arrive to change your mind, and fourteen more to send them back.
      ## 4. If something is wrong
      Tell us and we mend it, replace it or refund it. Nothing here takes away the rights the law gives you.
    `,
  };
}

/** Terms for work that is done for customers. */
export function workTerms(who: string): PageDesign {
  return {
    path: '/terms-of-business',
    title: 'Terms of business',
    text: `
      ## Who you deal with
      ${who}
      ## Quotations
      A quotation holds for thirty days. Work that was not foreseen is agreed with you before it is done.
      ## Payment
      Invoices are due in thirty days. On larger jobs we ask for a third at the start.
      ## Disagreements
      Talk to us first. The courts of the place where we are registered decide what talking cannot.
    `,
  };
}

/** A legal notice: only the company details. */
export function legalNotice(text: string): PageDesign {
  return { path: '/legal', title: 'Legal notice', text };
}

export function page(path: string, title: string, text: string): PageDesign {
  return { path, title, text };
}
