import { wordsOf } from './words-of.ts';

/** Words that join others in a name and tell nothing by themselves. */
export const FUNCTION_WORDS = new Set(
  wordsOf(`
the a an and of for in at by to with on or your my our we us it is this that from not all no as do be go get up
are you me i s t ll re ve d e de la le les der die das von van et y und co operative cooperative
`),
);

/** Legal forms. */
export const LEGAL_FORMS = new Set(
  wordsOf(`
limited ltd plc llp lp cic cio scio inc incorporated corp corporation llc gmbh ag kg ug sarl sas sa srl spa bv nv bvba oy ab
as aps pty pte pvt dac cyf cyfyngedig unlimited sti oü ou kft sro sàrl company
`),
);

/** Directions and the like: part of many names, replaced only where nothing else can be. */
export const DIRECTIONS = new Set(
  wordsOf(`
uk gb north south east west northern southern eastern western central midlands international national global
worldwide british english scottish welsh irish european europe american asia pacific greater upper lower new old
`),
);

/** Words of the trade: a name may keep them. */
export const GENERIC_WORDS = new Set(
  wordsOf(`
st academy access accountancy accountant accountants accounting accounts advice adviser advisers advisor advisors agency
agencies agent agents airline airlines airport airports analytics app application applications apps architect
architects architecture art arts associated associates association authority bakery bank banking bar bathrooms beauty
beds bike bikes board booking bookings bookkeeping books boutique branch brand brands breaks brewery brewing broadband
broker brokers builder builders building buildings bus business businesses butcher butchers cafe campus candle candles
capital car card cards care careers cargo cars catering centre centres chalet chamber charitable charity children
church cider cinema claim claims cleaners cleaning clients clinic clinics clothing club clubs coach coaches coffee
college commerce commercial commission communications community companies computers construction consultancy
consultants consulting consumer contractor contractors control corporate cottage cottages council courier
couriers course courses credit creative currency customs cycle data dental dentist dentistry department design
designer designers designs developments diagnostics digital diocese distillers distillery distribution distributors
division dog dogs driver drivers driving education electrical electricity electronic electronics employees employment
energy engineering enterprise enterprises entertainment equipment estate estates events exchange exhibitions export
fabrication factory farm farms festival finance financial fitness fittings fm food foods football foundation franchise
franchising fulfilment fund funding funeral funerals furniture gallery games gaming garage garden gardening gardens gas
gift gifts gin golf group groups guide hair hall health healthcare heating hire holding holdings holiday holidays home
homes hospice hospices hospitality hosting hotel hotels house housing import importers imports industrial industries
industry information institute insulation insurance insure intelligence internet investment investments jewellery jobs
journal kitchens lab laboratories laboratory land language law leasing legal leisure letting lettings licensing
lighting loans local locksmith locksmiths logistics lotteries lottery magazine mail maintenance management manor market
marketing marketplace markets materials mattress mattresses media medical member members membership merchant merchants
metal mobile money mortgage mortgages motor motoring motors mould museum music network networks news nurseries nursery
office offices online optical opticians orthodontics outlet owners packaging parish park parks partner partners
partnership payment payments pension pensions personal pet pets pharmaceutical pharmacy photo photography pictures plan
planning platform plumbers plumbing portal practice press print printing production productions products professional
programme project projects promotions properties property protection pub publications publishing pubs radio railway
recruitment recycling referrals registrars registrations removals rental rentals repair repairs research residential
resorts resources restaurant restaurants retail roasters roofing rooms safety sale sales salon school schools science
screening search security service services shed sheds shop shopping shops skincare social society software solicitor
solicitors solution solutions spirits sport sports staff stadium storage store stores student students studio studios
supermarket supplies supply support surgery surveyor surveyors surveys system systems tax tea teas team tech
technologies technology telecom telecoms theatre theatres ticket ticketing tickets tourism tours trade traders trades
trading training transport travel trust trustees trusts union united university utilities utility vehicle vehicles
ventures vet veterinary vets villa village villas vouchers warehouse watches water web website websites wedding
weddings whiskies whisky wholesale wine wines workshop yoga youth
`),
);
