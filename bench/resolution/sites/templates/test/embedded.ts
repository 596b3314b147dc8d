import { coinedWord, placeWord, tradingName } from '../../world/names.ts';
import { type EmbeddedTerms, embeddedTemplates, type OwnStatement } from '../embedded-terms.ts';

const EMBEDDED: Record<string, EmbeddedTerms> = {
  'licensed-software': {
    page: ['terms', '/end-user-licence', 'Terms for end users'],
    partner: (random) => `${coinedWord(random)} Systems`,
    brand: (random) => `${placeWord(random)} Veterinary Group`,
    text: (we, brand) =>
      `<h3>1. Who we are</h3><p>${we.name} (&ldquo;Licensor&rdquo;, &ldquo;us&rdquo;) is incorporated in ${we.where}; registered number ${we.number}.</p><h3>2. What this is</h3><p>${brand} is our customer. It has made our appointment application available to you, and your use of that application is subject to this licence.</p>`,
  },
  'adviser-network': {
    page: ['privacy', '/client-privacy', 'Privacy'],
    partner: (random) => `${placeWord(random)} Intermediary Network`,
    brand: (random) => `${coinedWord(random)} Home Loans`,
    text: (we, brand) =>
      `<p>Issued by ${we.name}, registered office ${we.office}, number ${we.number}.</p><p>We authorise a number of appointed firms, of which ${brand} is one. Because we supervise them we receive copies of client files and are a controller of our own copies.</p>`,
  },
  'e-money-account': {
    page: ['terms', '/account-agreement', 'Account terms'],
    partner: (random) => `${coinedWord(random)} Money`,
    brand: (random) => `${tradingName(random)} Saver`,
    text: (we, brand) =>
      `<p>This agreement is entered into by you and ${we.name}, an electronic money institution (company registration ${we.number}). ${brand} introduces customers to us and looks after the app, but it is not a party to the agreement and holds none of your funds.</p><p>We safeguard balances in a segregated account.</p>`,
  },
  'appointment-engine': {
    page: ['terms', '/online-booking', 'Online booking terms'],
    partner: (random) => `${coinedWord(random)} Diary`,
    brand: (random) => `${tradingName(random)} Hair`,
    text: (we, brand) =>
      `<p>Online appointments are powered by ${we.name} [${we.number}].</p><p>Our role is technical: we display the hours that ${brand} has entered and send reminders on its behalf. We do not cut hair, and we are not liable for how it turns out. Any deposit is collected by us as agent of the salon.</p>`,
  },
  'prize-promotion': {
    page: ['terms', '/win', 'Prize promotion terms'],
    partner: (random) => `${placeWord(random)} Marketing Services`,
    brand: (random) => `${placeWord(random)} Radio`,
    text: (we, brand) =>
      `<p>Promoter: ${we.name}, ${we.office} (registered under ${we.number}).</p><p>We organise the prize draw independently. Listeners and readers of ${brand} may take part; ${brand} only announces it and accepts no responsibility for it.</p>`,
  },
  'hosted-storefront': {
    page: ['terms', '/buyer-terms', 'Buyer terms'],
    partner: (random) => `${coinedWord(random)} Storefronts`,
    brand: (random) => `${tradingName(random)} Prints`,
    text: (we, brand) =>
      `<p>Welcome to a storefront hosted by ${we.name} (CRN ${we.number}). These buyer terms are between you and us and concern checkout, refunds and chargebacks. The items are listed and sold by ${brand}, an independent merchant whose own terms apply in addition.</p>`,
  },
  'ticket-agent': {
    page: ['terms', '/ticket-terms', 'Ticket terms'],
    partner: (random) => `${coinedWord(random)} Box Office`,
    brand: (random) => `${placeWord(random)} Folk Festival`,
    text: (we, brand) =>
      `<p>${we.name}, company no. ${we.number}, sells admission as agent for the organiser of ${brand}.</p><p>We charge a fee for each ticket. Refunds are made by us once the organiser has released the funds.</p>`,
  },
};

const STATEMENTS: OwnStatement[] = [
  {
    page: ['legal', '/legal-information', 'Legal information'],
    text: (own, brand) =>
      `<p>${brand} &ndash; operator of this website: ${own.name} &ndash; ${own.office} &ndash; registered in ${own.where} as number ${own.number}</p>`,
  },
  {
    page: ['contact', '/contact-us', 'Contact us'],
    text: (own) =>
      `<p>Our registered company: ${own.name}<br>Reg. no.: ${own.number}<br>Post: ${own.office}<br>Call: ${own.phone}</p>`,
  },
  {
    page: ['delivery', '/refund-policy', 'Refund policy'],
    text: (own, brand) =>
      `<p>Refunds are made by ${own.name} (company reg. ${own.number}), the firm that you know as ${brand}.</p>`,
  },
];

export const EMBEDDED_TERMS = embeddedTemplates('test', EMBEDDED, STATEMENTS);
