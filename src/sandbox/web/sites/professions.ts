/** Professions and firms with regulators, whose pages are full of numbers that are not the company's. */
import { factsOf } from '../company-facts.ts';
import { formalPrivacy, legalNotice, page, plainPrivacy, tabledPrivacy, workTerms } from '../policies.ts';
import { matched, NEEDS_REVIEW, type SiteDesign } from '../site.ts';

const kestrelby = factsOf('79461830');
const solicitors = factsOf('OC048371');
const architects = factsOf('OC193562');
const scottishFirm = factsOf('SO084219');
const irishFirm = factsOf('NC947103');
const dental = factsOf('78041935');
const brokers = factsOf('76931042');
const vets = factsOf('72806193');
const accountants = factsOf('69820537');
const payments = factsOf('75842063');
const agency = factsOf('77936150');
const fund = factsOf('LP941827');

export const PROFESSIONS: SiteDesign[] = [
  {
    domain: 'kestrelbyconsulting.test',
    shows:
      'Three companies are called this, in Reading, Edinburgh and Cardiff, and the site says nothing more.',
    trap: 'same-name',
    expected: NEEDS_REVIEW,
    layout: 'launch',
    palette: 'slate',
    brand: 'Kestrelby Consulting',
    tagline: 'We ask the question your board has been avoiding',
    home: `
      ${kestrelby.name.replace(/ Ltd$/, '')} helps organisations decide. Then it leaves.
      * Strategy :: Two weeks, one page, no slides.
      * Operations :: We stand where the work happens and count.
      * People :: Who should talk to whom, and about what.
    `,
    pages: [
      page(
        '/approach',
        'Our approach',
        'Every engagement begins with a walk. By the end of it we usually know what the report will say; so do you.',
      ),
      page('/contact', 'Contact', 'Write to hello@kestrelbyconsulting.test. A partner replies the same day.'),
    ],
    foot: '© 2025 Kestrelby Consulting Ltd. All rights reserved.',
  },
  {
    domain: 'stainthorpeselwynter.test',
    shows: 'Solicitors: a partnership number with letters beside an SRA number of six digits.',
    trap: 'llp',
    expected: matched(solicitors.number),
    layout: 'practice',
    palette: 'slate',
    brand: 'Stainthorpe Selwynter',
    tagline: 'Law for people who would rather be doing something else',
    home: `
      Property, families, companies and wills. Forty-eight members, one reception desk, no jargon before noon.
      * Property :: From a lock-up garage to a shopping street.
      * Families :: Quietly, and with tissues.
      * Companies :: Founders, fall-outs and everything between.
    `,
    pages: [
      page(
        '/people',
        'People',
        'A list of the members is open to inspection at our registered office. The word “partner” means a member of the firm.',
      ),
      page(
        '/complaints',
        'Complaints',
        'Tell the person you have been dealing with; if that does not help, tell our complaints partner. After eight weeks you may go to the Legal Ombudsman.',
      ),
      legalNotice(`
        ${solicitors.name} is a limited liability partnership registered in England and Wales (registered number ${solicitors.number}). Its registered office is ${solicitors.office}.
        It is authorised and regulated by the Solicitors Regulation Authority under number 482613. VAT registration number GB 084 2196 61.
      `),
    ],
    foot: 'Stainthorpe Selwynter is a trading style of Stainthorpe Selwynter LLP. SRA number 482613.',
  },
  {
    domain: 'rushmoorland.test',
    shows: 'The particulars of a partnership stand in a table on the contact page.',
    trap: 'llp',
    expected: matched(architects.number),
    layout: 'bands',
    palette: 'chalk',
    brand: 'Rushmoorland',
    tagline: 'Schools, libraries and one very good bus station',
    home: `
      We draw by hand until it is right, and then we let the computers in.
      * Harbourside Library :: Eleven thousand books and a staircase to fall asleep on.
      * Sedgemoor Primary :: Daylight in every room, including the boiler room.
      * The Bus Station :: Sheltered from the west. People come to have lunch in it.
    `,
    pages: [
      page('/studio', 'Studio', 'Twenty-two people, four dogs, one long table by the floating harbour.'),
      page(
        '/contact',
        'Contact',
        `
        | Firm | ${architects.name} |
        | Registered in | England and Wales |
        | Partnership number | ${architects.number.slice(0, 2)} ${architects.number.slice(2)} |
        | Registered office | ${architects.office} |
        | Telephone | 0117 496 0277 |
        `,
      ),
    ],
    foot: '© Rushmoorland Partners',
  },
  {
    domain: 'penhallickormswhite.test',
    shows: 'A Scottish partnership whose number is printed in small letters.',
    trap: 'scottish',
    expected: matched(scottishFirm.number),
    layout: 'practice',
    palette: 'teal',
    brand: 'Penhallick Ormswhite',
    tagline: 'Advocates for the long view',
    home: `
      Trusts, estates and crofts. We have been writing wills in this street for longer than some of the families.
      - Succession and trusts
      - Crofting and land
      - Charities
    `,
    pages: [
      page(
        '/contact',
        'Contact us',
        `@ ${scottishFirm.officeLines.join(' / ')}\n= Telephone | 0131 496 0308\n= E-mail | post@penhallickormswhite.test`,
      ),
      workTerms(
        `You instruct ${scottishFirm.name}, regulated by the Law Society of Scotland. It is not liable for advice given on the golf course.`,
      ),
    ],
    foot: `${scottishFirm.name.toLowerCase()} · a limited liability partnership registered in scotland, ${scottishFirm.number.toLowerCase()}`,
  },
  {
    domain: 'dunnershaw.test',
    shows: 'Accountants in Newry: a Northern Irish partnership with the rare prefix NC.',
    trap: 'northern-irish',
    expected: matched(irishFirm.number),
    layout: 'sidebar',
    palette: 'moss',
    brand: 'Dunnershaw & Fallowdene',
    tagline: 'Accounts on both sides of the hill',
    home: `
      Farms, shops and cross-border pensions. Bring the shoebox; we have seen worse.
      * Year-end accounts :: Done by June if you are, too.
      * Payroll :: For two people or two hundred.
      * Cross-border tax :: Sterling, euro, and the odd sheep.
    `,
    pages: [
      page(
        '/about',
        'About',
        `${irishFirm.name} is a limited liability partnership registered in Northern Ireland (${irishFirm.number}) with its registered office at ${irishFirm.office}.`,
      ),
      page('/contact', 'Contact', '= Telephone | 028 9649 6123\n= E-mail | office@dunnershaw.test'),
    ],
    foot: '© Dunnershaw & Fallowdene. Regulated by Chartered Accountants Ireland for a range of investment activities.',
  },
  {
    domain: 'ashenvaledental.test',
    shows: 'The number stands only in the complaints procedure, among those of the regulators.',
    trap: 'number-on-legal-page',
    expected: matched(dental.number),
    layout: 'practice',
    palette: 'teal',
    brand: 'Ashenvale Dental Care',
    tagline: 'Gentle dentistry, and time to ask',
    home: `
      We book half an hour for everybody, so that nobody is a quarter past.
      * Check-ups :: A look, a clean, and a plain answer.
      * Children :: The chair goes up and down as often as they like.
      * Nervous? :: So is our receptionist. Come for a cup of tea first.
    `,
    pages: [
      page('/fees', 'Fees', '| Examination | £48 |\n| Hygienist | £62 |\n| White filling | from £110 |'),
      page(
        '/complaints-procedure',
        'If something is wrong',
        `
        Tell us first; we answer in three working days.
        = Care Quality Commission provider | 1-482916037
        = General Dental Council | 0300 and the rest is on their website
        = The practice | ${dental.name}, registered in England no ${dental.number}, ${dental.office}
        `,
      ),
    ],
    foot: '© Ashenvale Dental Care · Telephone 01632 960 622',
  },
  {
    domain: 'goldercross.test',
    shows: 'An insurance broker with its FCA reference in front and the company number behind it.',
    trap: 'look-alike-number',
    expected: matched(brokers.number),
    layout: 'builder',
    palette: 'slate',
    brand: 'Goldercross Insurance Brokers',
    tagline: 'Cover for boats, bakers and the people next door',
    home: `
      We shop around so that you can read the small print in peace. We read it too.
      * Home :: Thatch, flood plains and teenagers.
      * Trade :: Tools, vans, and the customer’s carpet.
      * Marine :: Anything that floats, most of the time.
    `,
    pages: [
      legalNotice(`
        ${brokers.name} is authorised and regulated by the Financial Conduct Authority. Our firm reference number is 739184. Registered with the Information Commissioner, ZB482916.
        Registered in England and Wales: ${brokers.number}. Registered office: ${brokers.office}.
        Policies are underwritten by Harrowmere Mutual Insurance SE, registered in Luxembourg.
      `),
      page(
        '/contact',
        'Contact',
        '= Claims, day and night | 0808 157 0142\n= Everything else | 01632 960 810',
      ),
    ],
    foot: 'Goldercross Insurance Brokers · FCA 739184 · Calls may be recorded',
  },
  {
    domain: 'elmsgarthvets.test',
    shows: 'The privacy policy was copied from a dentist, number and all; the foot has the right one.',
    trap: 'copied-policy',
    expected: matched(vets.number),
    layout: 'workshop',
    palette: 'moss',
    brand: 'Elmsgarth Vets',
    tagline: 'For everything with fur, feathers or opinions',
    home: `
      Open from eight, with a separate door for cats.
      * Small animals :: Vaccines, teeth, and the sock your labrador ate.
      * Farm visits :: Wellingtons on, gates shut.
      * Out of hours :: A real person who knows your dog’s name.
    `,
    pages: [
      page(
        '/find-us',
        'Find us',
        `@ Elmsgarth Vets / ${vets.officeLines.join(' / ')}\n= Telephone | 01632 960 777`,
      ),
      formalPrivacy({
        who: `This notice explains how ${dental.name} (company number ${dental.number}) handles the details of its patients.`,
        email: 'reception@elmsgarthvets.test',
      }),
    ],
    foot: `${vets.name}. Registered in England & Wales, company number ${vets.number}. Registered office ${vets.office}.`,
  },
  {
    domain: 'blaymireaccountants.test',
    shows: 'Accountants, with an eight-digit money-laundering registration beside the company number.',
    trap: 'look-alike-number',
    expected: matched(accountants.number),
    layout: 'ledger',
    palette: 'slate',
    brand: 'Blaymire & Co',
    tagline: 'Chartered accountants. Please do not throw receipts away',
    home: `
      Small companies, charities and one lighthouse. Many of our clients have their registered office with us, so you may have come here by mistake; we forward the post on Thursdays.
      - Accounts and corporation tax
      - Payroll and pensions
      - Company secretarial, with a nice brass plate
    `,
    pages: [
      page('/services', 'Services', 'Fixed fees, agreed in January, explained in English.'),
      page(
        '/contact',
        'Contact',
        `
        = HMRC anti-money-laundering supervision | 12849637
        = Registered auditors | C004829163
        = Telephone | 01632 960 951
        @ ${accountants.officeLines.join(' / ')}
        `,
      ),
    ],
    foot: `Blaymire & Co is the trading name of ${accountants.name}, a company registered in England and Wales with number ${accountants.number}.`,
  },
  {
    domain: 'quillmerepay.test',
    shows: 'The payment firm that other sites name as their processor; here it is the operator itself.',
    trap: 'processor-named',
    expected: matched(payments.number),
    layout: 'launch',
    palette: 'night',
    brand: 'Quillmere',
    tagline: 'Money in by Tuesday',
    home: `
      Payments for shops that are too small for the big ones. One rate, one page of terms, one person to ring.
      * 1.2% and nothing else :: No monthly fee. No fee for finding out about the fees.
      * Next-day payout :: Except Sundays, when the banks are asleep.
      * Five lines of code :: Or none, if you use a link.
    `,
    pages: [
      page('/pricing', 'Pricing', '| UK cards | 1.2% |\n| Other cards | 2.4% |\n| Refunds | free |'),
      tabledPrivacy({
        who: `${payments.name} is the controller of merchants’ data and a processor of their customers’.`,
        email: 'dpo@quillmerepay.test',
        processors: ['Northgate Cloud Hosting B.V., Amsterdam, the Netherlands, runs our servers.'],
      }),
    ],
    foot: `
      ${payments.name} is authorised by the Financial Conduct Authority under the Payment Services Regulations 2017 (FRN 918273) for the provision of payment services.
      Company no. ${payments.number}, registered in England & Wales. Registered office: ${payments.office}.
    `,
  },
  {
    domain: 'plumbandplain.test',
    shows: 'A web agency whose portfolio names its customers.',
    trap: 'agency-named',
    expected: matched(agency.number),
    layout: 'launch',
    palette: 'rose',
    brand: 'Plumb & Plain',
    tagline: 'Websites that say what you do',
    home: `
      Three designers and a former sub-editor. We take words away until it works.
      * Pennyroyal Garden Rooms Limited :: Nine days to build a room; four weeks to build the site.
      * Fennelbridge Candles Ltd :: A shop that loads before the match goes out.
      * Marrowdale Hospitality Ltd :: The Gilded Otter, with all nineteen rooms.
    `,
    pages: [
      page(
        '/contact',
        'Say hello',
        `
        Plumb & Plain is run by ${agency.name}.
        @ ${agency.officeLines.join(' / ')}
        = E-mail | hello@plumbandplain.test
        `,
      ),
      plainPrivacy({
        who: `We are ${agency.name}, company number ${agency.number}.`,
        email: 'hello@plumbandplain.test',
      }),
    ],
    foot: `© ${agency.name} ${agency.number}`,
  },
  {
    domain: 'wexgarthcapital.test',
    shows: 'A limited partnership: a number with LP in front.',
    trap: 'partnership',
    expected: matched(fund.number),
    layout: 'letterpress',
    palette: 'slate',
    brand: 'Wexgarth Growth Fund II',
    tagline: 'Patient money for impatient engineers',
    home: `
      Fourteen companies since the first cheque, eleven of them still arguing with us, which is how we like it.
      ## What we look for
      - Something that works, even if only on the bench
      - Founders who answer the question that was asked
      - A market one could explain to an aunt
    `,
    pages: [
      legalNotice(
        `This website is issued by ${fund.name}, a limited partnership registered in England and Wales with registration number ${fund.number}, whose principal place of business is ${fund.office}. It is for professional investors only.`,
      ),
    ],
    foot: `© ${fund.name}`,
  },
];
