import type { SitePhrase } from '../phrase.ts';

/** Phrases about the site as a whole, and headings of whom the text below them is about. */
export const SITE_PHRASE_ROWS = [
  {
    id: 'soleTrader',
    patterns: [
      '(sole trader|sole-trader|self employed|self-employed|sole proprietor|trading as an individual)*',
      'i (am|run|work) (a*|alone|by myself|this)',
      'one[ |-](man|woman|person) (band|business|shop)',
    ],
    says: ['I am a sole trader in Kendal.', 'We are a one-man band.', 'I run this shop by myself.'],
    saysNot: ['We are a company of forty people.'],
  },
  {
    // The brand is said to be a person's: two or three capitalised words and no legal form.
    id: 'person',
    patterns: [
      '{brand} <60> (trading (name|style) of|(owned|operated|run)[ and (owned|operated|run)] by) [{title}]{person}{noLegalForm}',
    ],
    isCased: true,
    says: [
      'BRAND is the trading name of Ann Tarn.',
      'BRAND is the trading name of A. Tarn.',
      'BRAND, owned and run by Mrs Ann B. Tarn',
    ],
    saysNot: [
      'BRAND is a trading name of Tarn Joinery Limited.',
      'BRAND is owned by Larch Group.',
      'BRAND is owned and run by Tarnpay Ltd. Registered office Kendal',
    ],
  },
  {
    id: 'partnership',
    patterns: [
      '(is a partnership|in partnership|a partnership|partners are|unincorporated|association[s]|committee[s])',
      '(parish|parochial church|diocese|council|club constitution)',
    ],
    says: ['Larch & Sons is a partnership.', 'the parish hall'],
    saysNot: ['our business partner'],
  },
  {
    id: 'unofficial',
    patterns: [
      '(unofficial|fansite|fan site|fan club|hobby|in no way endorsed|not (endorsed|affiliated|associated))',
      '(personal (blog|site|website|project)|(my|this) blog)',
    ],
    says: ['This is an unofficial guide.', 'We are not affiliated with the club.'],
    saysNot: ['the official site'],
  },
  {
    // The site speaks of itself as a charity, and not of one that it gives to.
    id: 'charity',
    patterns: [
      'registered [_] [_] charit*',
      'charit(y|able) (no|number|regist*|trust*|incorporated|foundation*)',
      'charity[:] {digit}',
      '(is|are|as) (a|an) [_] [_] [_] charity',
      'the charity',
    ],
    says: ['Registered charity 1050000.', 'We are a small local charity.', 'Charity: 1050000'],
    saysNot: ['We give a tenth to charities.'],
  },
  {
    // `BRAND ("we", "us")` and `"we" means BRAND`.
    id: 'brandIsWe',
    patterns: [
      '{brand} <60> \\({inBracket}(we|us|our)',
      '(we|us|our){quotes} <30> (mean[s]|refer[s]|is|are) <20> {brand}',
    ],
    says: ['BRAND (“we”, “us”) keeps your data.', 'In this notice “we” means BRAND.'],
    saysNot: ['We write of BRAND and others.'],
  },
  {
    // Another firm's page speaks of the site as its customer, agent or introducer: "BRAND is not a party to
    // it".
    id: 'brandAsOther',
    patterns: [
      "{brand}['s] <40> (is|are) [one of] our [(valued|independent)] {customer}",
      "{brand}['s] <40> (is|are) (a|an) [independent] {introducer} of (ours|us|the (network|principal|firm))",
      "{brand}['s] <40> (is|are) not [a] party",
      'of (which|whom) {brand} is one',
      '{brand} <30> (introduce|refer)[s] <40> to us',
      '{brand} (only|merely) (announce|advertise|host|promote)[s]',
      '{brand} has no part in',
      '{brand} (act[s]|is acting) [(only|solely)] as [(our|a|an)] (agent|introducer|intermediary|host|venue)',
    ],
    says: [
      'BRAND is one of our customers.',
      'BRAND introduces you to us.',
      'BRAND only advertises the offer.',
    ],
    saysNot: ['BRAND is our name.'],
  },
  {
    id: 'selfHeading',
    patterns: [
      '(controller|who we are|about us|information about us|contact|company|details)*',
      '(operator|owner|identity|definition|parties|provider)*',
    ],
    says: ['Who we are', 'Contact us', 'Company information'],
    saysNot: ['Opening hours'],
  },
  {
    id: 'othersHeading',
    patterns: [
      '(third|partner|supplier|processor|subprocessor|share|sharing|payment|cookies|disclos|services we use|link)*',
      '(analytics|delivery|insur|credit|complain|recipient|who receives|who gets)*',
    ],
    says: ['Third parties', 'Who we share data with', 'Insurance', 'Who receives your data'],
    saysNot: ['Opening hours'],
  },
] as const satisfies readonly SitePhrase[];
