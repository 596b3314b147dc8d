import { wordsOf } from './words-of.ts';

/**
 * Ordinary words that pages may print in capitals only. Those printed in small letters are counted instead.
 */
const ENGLISH = wordsOf(`
abbreviated academic academies acceptable accessing accessories accident accreditation accuracy acknowledgement
acquiring activate actors actual ad additional administrative administrators admissions admittance advantage adventure
advertisers advisory affinity affirmative aftercare aid airfield ales alliance amendments analytical anchor ancillary
annex anonymised anonymising anytime apis applicability applicators approach aptitude arbitrate arch arms artistry
assist assistance asset assured athletic attic auctions author auto automobile automatic autumn availability aviation
awards babies background backhaul badges baggage baked baker balloon banner barring barber bay bays beads bear
beautiful bed beneficial bespoke bidder bird biscuit bistro blue boardroom bodyrepair boilers bolt bond borrow bots
boulevard bread brewer brewers bricks bridge brief broadway brothers browsing bulk bull bureau bush buzz café camping
campsite cannabis cardholders carefree carer caring carpenter carpenters carrying casino castles casualty category
centenary center central ceremonies chambers champagne chapel chapter chargebacks charter chartered charts chatbot
checklist cherry chestnut childhood chopping christmas circle civil clarity cleansers clerk cliff closing coastal coats
cod collecting colleges colours comfortable commencement commissioner commissioners committee communicate compact
companion compensated completely complex compliance component computing confidentiality conformity congregational
conquer consignee consignment consumables contacting contain contains continued conversions cooling copper cosmetics
counsellors countertop counties crafters crazy create creator cremations crescent cricket crowd crown cruises cultural
cultures curator cutting cyber dairy dating daycare decaf deemed defect degrees deluxe deny depending deputy
descriptions destination diagnostic diamond dignity dimensions dining diocesan directive disbursements disclaimer
disclaimers disrepair dock documentation docs domestic domiciliary donate dormant dr dream dresses durable dynamically
eagle earl easter editing elections elegant elite emerald encryption ending entire entrants equality escorted essence
essentials estimates euro exclusion executive exercise exposure extent external facials facilities fairness faith fan
farmhouse faq faqs faulty featured federation fifth fillet filling filter flex flexible flower fold fonts footprint
compared homecare tops
foremost fortune forum fourth franchised freelance freeze freshers freshly fulfilling fullest fun furnishings future
gadgets galleries gardener gates gateway gentle gigs gorgeous got grand grange grass grey grove grower guild guilds
hairdressing hallmark hamper hampers handy hardware haulage haven hawk headings headliners headphones healthy heat
heath helpers hen herd hereby higher highway highways hips hirer historic hockey holistically hollow homebuyer horse
horseboxes hostel hostelling hub hush hybrid hydrangea imprint inactive incentives inclusion inclusions incubation
individually influential info infused innovation insider insiders insights inspectorate installation installations
installing instalments institution institutions integrations intellectual interactive interchange interpretation
interpretations interruptions intro investor investors invisible invited joinery judging junior kids king labs landmark
lanes latest launches lawns leaping learners led legacy legislation licencee licensable licensee licensor lighthouse
lightweight limitation limitations lion liquidation liquidators loan locals locations logic lounge loyal luxury maid
maids majesty malt manual meadow memorial memories menus mergers methodology metrics metro mine miniatures minimum
ministry mission moderators moments motorist mount mr mrs ms mugs murder nail narrative nation navigation nearly
networking newborns noble nominated novels ombudsman onboard onion operations opportunity optimum options orange
orchard outright outstanding overview palace palletised pantomime parochial participation patch patrol pavilions paw
paws penetration permanently personalised personnel petroleum philatelic photonic pig pin pitched pixel pixels
placeholder plausible playable playing plaza plumb podium polite pooch pop popular pork port pot powertrain practise
prefer premier premiums prepay president presidents prestige prevent preventive previously proactively procedure
profiling prom prose prosperity prospect proud proudly publication pulse pump pumps puppies puppy purchaser pure quay
queen quilted quotations quoting rating rational reaching recent recipes recipients reclaim recording recruit
recruiters recurring red referencing refurb regulatory reject relating releases reloadable renewal repay repeat
replying representatives republic resident restrictions retailing retained retainers retention retrieve retro rev
revenue reviewer ride riverside roofers rooflights rotary routes row royal rugby rugged rustic safer saint sands sauce
savings scale scents schedule schedules scones secretaries sectors seeker select selected senior serums shifts shoots
shred signing silk simplicity sing singular sitemap sixth skills sky sleep slots smell smoothing son sons sourced
sourcing sow soy spa specials specialty speckled spin sponsors spray spreading spring squeak stacking starter steam
steeple stories strike stronger structural structure sturdy submarine submission subscribe subscriber successful suite
summer sunflowers sunshine supplement supplements surfacing surgeons surplus sustainability swab switching syndicate
synergy takeovers taxes telecommunications tel telesales temple temporarily termination terrace thank thanks theme
thinking thirteen thoughtful thread threat tier timber timeless timeline timetables tolerance tolls tots tower toy toys
track trainees transaction transactions transferring transformation treasurer trending trends trials triangle tribunal
tribute triumph trusted tutor tutoring types ultra unattended unauthorised understanding underwriting unity universal
unused vacancies vacation vaccinations validity valley valve vendors verified verifying vicar vice vine vip vitality
vitamins voucher wander warden warehoused warranties waste waterway webstore wet wharf wheels whereas white wholesaler
wildlife winter wireless withdrawal woman woodlands woods woodwork workflow workshops workspace zero zinc
accessible accountancy action advertisement ale balance barn bean bowls bubble cat chance choice compensation connect
contracting cooperative creative culture curry depot electric engine engines excess exclusive fine foam foreign forest
freely getting glamping governance graphic great green grooming harbour hill industrial instead integration intensive
jet journey key leaders leaf learning light lined little magnets memory mill motoring multi museum net oven plus
polythene post pressure production quantum rapid recruitment rite road roasters rock secure signals silver skip
sleeps soccer soft space specialist speciality spirit square stamps star street terminal themes together towns tree
tourism trusts unique vintage ventures voice warning washers weekend wealth wholesale wild wood yoga nationwide
air certification coins constitution depots directories error expenses express fair filing floor gambling image
childrens internal header footer footnote unnamed dot league lens lodge magazines meat museums pale server unavailable visa wills
`);

/** Words of other languages on foreign pages; they tell which language a page is in. */
const OTHER_LANGUAGES = wordsOf(`
abweichende abzug agb aktuelles allgemeine anbieter angebot angebote auftragsbestätigung bedingungen besuchern
bezahlung das daten datenschutzerklärung deutsch diese donnerstag eigentum eigentumsvorbehalt ein fragen geltung
gerichtsstand geschäftsbedingungen geschäftsführer inhaber gesellschaft haftung handel haus hier impressum jahren
karriere kontakt kontaktdaten kunden leistungen lieferung lieferungen liefertermine lieferzeiten mai mehr montag
nachfolgenden onlineshop postanschrift preise produkte qualität rechnungen recht schutz seit sitz straße strasse tagen
telefax telefon telefonnummer textform uhr umsatzsteuer unternehmen unternehmens unternehmer unternehmern vertrag
vertragsschluss verträge voller vom webseite zahlung öffnungszeiten angaben gemäß für amtsgericht handelsregister
merce dei ogni nessun luogo punto della dalla acquirente applicazione azienda cliente conti corso interpretazione numero segnali sicurezza sua termini rue siège
element elements danish unlike regulator consortium consortia blank miniature bsc wix practitioner sco estonian australian
capital croeso cysylltu gofal milfeddygon argyfwng cerbid ddiwydiannol ticaret hizmetleri mahallesi anonim
`);

export const ORDINARY_WORDS = new Set([...ENGLISH, ...OTHER_LANGUAGES]);
