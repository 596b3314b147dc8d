import { wordsOf } from './words-of.ts';

/**
 * Public bodies, registers, laws and technical terms, with their initials. They are no companies and stay.
 */
export const TERMS = new Set(
  wordsOf(`
abc abn abta acca acn adi afc api ai arb asa atol awrs aws bacs bbq beis bgb bsi caa cad catv cbd cctv cet ccj ccni
chaps cib clc cma company cookie cookies cos covid cpd cqc crm crn cro css cvr dbs dd defra dfe dns dpa dpia dpo
dvla dvsa dx ea eea eftpos ein eori epos eu eula europa ev fa faq faqs fca fos frn fsa fscs ftp gbp gdc gdpr gmc gp
gphc gps gst gtm hgb hgv hgvs hmrc hq hr hra hrb hse html http https iata iban iccid ico icaew id ie imei inc info
ios ip iphone ipad isbn iso ivr iva javascript jfsc js json kvk kvkk led lei ltd mot mots mph nb nhs nmc
npv nr nvq oc ofcom ofgem ofsted ofwat ooo oscr otp pa paye pc pci pcp pcc pci phpsessid pdf pecr pin plc po pod pos ppi pr
pra psc pscs ptsd qr rcs rcvs recc rfc rics rss rufc saas sc sca seo sic sia sim siren siret smb sme smes sms sra ssl
sso tbc tls tpo tv uid uk ukas ukca un url urls usb usp usps utr ux vat vd vip voip vpn vr wc weee wifi wod www xl xml
xsrf xx xxx xxxx xxxxx xxxxxx xxxxxxx xxxxxxxx lorem ipsum dolor amet ii iii iv vi vii viii ix xi xii
jan feb mar apr jun jul aug sep sept oct nov dec january february march april may june july august september october
november december mon tue tues wed thu thur thurs fri sat sun monday tuesday wednesday thursday friday saturday sunday
com org net www scot sch amp nbsp ndash mdash rsquo lsquo ldquo rdquo quot copy reg middot raquo laquo hellip euro pound
mondays tuesdays wednesdays thursdays fridays saturdays sundays android nextjs
`),
);

/** Organisations that are no companies of the trade; their names stay as they are. */
export const PUBLIC_BODIES = [
  'Companies House',
  'Charity Commission',
  'Care Quality Commission',
  'Chamber of Commerce',
  'Church of England',
  'Civil Aviation Authority',
  'Department for Education',
  'Disclosure and Barring Service',
  'Driver and Vehicle Standards Agency',
  'Driving & Vehicle Standards Agency',
  'Employment Agency Standards Inspectorate',
  'Financial Conduct Authority',
  'Financial Ombudsman Service',
  'Financial Services Authority',
  'Gambling Commission',
  'Gas Safe Register',
  'General Pharmaceutical Council',
  'HM Revenue & Customs',
  "Information Commissioner's Office",
  'Information Commissioners Office',
  'Information Commissioner',
  'Ministry of Transport',
  'Office of the Scottish Charity Regulator',
  'Royal College of Veterinary Surgeons',
  'Solicitors Regulation Authority',
  'Sport England',
  'States of Guernsey',
];

/**
 * Software that pages are built with. Its names stay in markup and scripts, where they say how a page was
 * made.
 */
export const MARKUP_WORDS = new Set(
  wordsOf(`
elementor shopify wix wordpress woocommerce squarespace drupal joomla webpack bootstrap jquery jsdelivr gmpg
opengraphprotocol next nextjs webflow gatsby magento prestashop opencart weebly divi avada astra yoast polyfill gtag
analytics datalayer cdn google googletagmanager googleapis gstatic facebook fbq twitter pixel hubspot cloudflare
fontawesome swiper cookiebot cybotcookiebotdialog cybotcookiebotdialogbodybuttonaccept onetrust recaptcha schema sitemaps wixstatic parastorage nuxt vue react svelte tailwind
`),
);

/** Hosts of standards, public bodies and page building; they stay. */
export const KEPT_HOSTS = new Set(
  wordsOf(`
schema.org w3.org gmpg.org opengraphprotocol.org ogp.me sitemaps.org cdn.jsdelivr.net cdn.shopify.com ico.org.uk gov.uk
europa.eu example.com example.org example.co.uk example-studio.invalid gmail.com drupal.org wordpress.org
fca.org.uk companieshouse.gov.uk legislation.gov.uk fonts.googleapis.com fonts.gstatic.com parastorage.com
wixstatic.com financial-ombudsman.org.uk sra.org.uk
`),
);

/** Hosts under which each customer of a page builder has a name of its own. */
export const HOSTING_SUFFIXES = wordsOf(
  'myshopify.com wixsite.com wordpress.com squarespace.com webflow.io netlify.app',
);

/**
 * Firms and brands of ordinary words that pages name beside the labelled ones. Add those that a new set
 * brings.
 */
export const WELL_KNOWN_FIRMS = [
  'AA',
  'American Express',
  'Theatre Royal',
  'An Post',
  'Apple Pay',
  'Dimensions Festival',
  'Inspired Education Group',
  'Jersey Evening Post',
  'Jersey Royal Company',
  'Lion King',
  'London Classic Car Show',
  'Old Speckled Hen',
  'PAW Patrol',
  'Party Source',
  'Post Office',
  'Premier Care',
  'Real Madrid',
  'Reward Gateway',
  'Royal Mail',
  'Sage Pay',
  'Secure Trust Bank',
  'Square',
  'Standard Life',
  'Student Voice Hub',
  'Toy Barn',
  'Union Films',
  'Visa',
  'Way Out West',
  'Wireless Social',
  'Yorkshire Grey',
  'Yorkshire Tea',
  'bKash',
  'claimpro',
  'interestfree',
  'myrecovery',
  'ebay',
];

/** Local parts of e-mail addresses that name a desk, not a person. */
export const DESKS = new Set(
  wordsOf(`
info sales hello contact enquiries enquiry privacy dpo gdpr support office admin help customerservice customerservices
customercare accounts mail team reception bookings complaints hr jobs press legal data dataprotection webmaster
postmaster noreply orders shop service services marketing returns feedback compliance
`),
);
