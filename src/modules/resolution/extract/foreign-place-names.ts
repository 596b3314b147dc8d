/**
 * Places outside the United Kingdom by their country's ISO 3166 code. Crown dependencies are outside. Names
 * that are also ordinary words or towns of the United Kingdom are left out, or have a condition in
 * `places.ts`.
 */
const LISTS = `
AE UAE, U.A.E, United Arab Emirates, Dubai, Abu Dhabi, Sharjah, Ajman, Ras Al Khaimah
AT Austria, Vienna
AU Australia, Sydney, NSW, New South Wales, Queensland, Melbourne, Brisbane, Perth WA
BB Barbados
BD Bangladesh, Dhaka
BE Belgium, Brussels
BG Bulgaria, Sofia, Varna, Plovdiv, Burgas
BH Bahrain, Manama
BM Bermuda
BR Brazil, São Paulo
BS Bahamas, Nassau
BW Botswana, Gaborone
BZ Belize
CA Canada, Ontario, Toronto, Ottawa, Mississauga, British Columbia, Vancouver, Alberta, Calgary, Edmonton, Quebec, Québec
CA Montreal, Montréal, Manitoba, Winnipeg, Saskatchewan, Saskatoon, Nova Scotia
CH Switzerland, Zurich, Zürich, Geneva, Zug
CN China, Shenzhen, Shanghai, Beijing
CW Curaçao, Curacao
CY Cyprus, Nicosia, Limassol, Larnaca, Kyrenia
CZ Czech Republic, Czechia, Prague
DE Germany, Deutschland, Berlin, Munich, München, Hamburg, Frankfurt, Köln, Düsseldorf
DK Denmark, Copenhagen
EE Estonia, Tallinn
EG Egypt, Cairo
ES Spain, España, Madrid, Barcelona, Marbella
ET Ethiopia, Addis Ababa
FI Finland, Helsinki
FR France, Paris
GG Guernsey, St Peter Port, St Sampson, Alderney, Sark
GH Ghana, Accra, Kumasi
GI Gibraltar
GM Gambia, Banjul
GR Greece, Athens
HK Hong Kong, Kowloon
HR Croatia, Zagreb
HU Hungary, Budapest
ID Indonesia, Jakarta
IE Republic of Ireland, Ireland, Éire, Eire, Dublin, Cork, Galway, Limerick, Waterford, Kilkenny, Killarney, Kildare, Sligo
IE Athlone, Drogheda, Dundalk, Letterkenny, Tralee, Tipperary, Co. Dublin, Co. Cork, Co. Kerry, Co. Kildare, Co. Meath
IE Co. Wicklow, Co. Clare, Co. Mayo, Co. Donegal, Co. Louth, Co. Cavan, Co. Monaghan, Co. Wexford, Co. Offaly, Co. Laois
IL Israel, Tel Aviv
IM Isle of Man
IN India, Mumbai, Bangalore, Bengaluru, New Delhi, Hyderabad, Chennai, Pune, Kolkata, Ahmedabad, Gurgaon, Gurugram, Noida
IN Maharashtra, Gujarat, Tamil Nadu, Karnataka, Telangana, Haryana, Uttar Pradesh
IS Iceland, Reykjavik
IT Italy, Italia, Milan, Milano, Rome
JE Jersey, St Helier, St Saviour, St Brelade
JM Jamaica
JP Japan, Tokyo
KE Kenya, Nairobi, Mombasa, Kisumu, Nakuru, Eldoret
KR South Korea, Seoul
KW Kuwait
KY Cayman Islands
LB Lebanon, Beirut
LK Sri Lanka, Colombo
LT Lithuania, Vilnius
LU Luxembourg
LV Latvia, Riga
MA Morocco, Casablanca
MH Marshall Islands
MT Malta, Valletta, Sliema
MU Mauritius
MW Malawi, Lilongwe
MX Mexico
MY Malaysia, Kuala Lumpur
NA Namibia, Windhoek
NG Nigeria, Lagos, Abuja, Ikeja, Lekki, Ibadan, Port Harcourt
NL Netherlands, Holland, Amsterdam, Rotterdam
NO Norway, Oslo
NP Nepal, Kathmandu
NZ New Zealand, Auckland, Wellington, Christchurch
OM Oman, Muscat
PA Panama
PH Philippines, Manila
PK Pakistan, Lahore, Karachi, Islamabad, Rawalpindi, Faisalabad, Sialkot
PL Poland, Warsaw, Kraków, Krakow
PT Portugal, Lisbon, Lisboa
QA Qatar, Doha
RO Romania, Bucharest
RS Serbia, Belgrade
RW Rwanda, Kigali
SA Saudi Arabia, Riyadh, Jeddah
SC Seychelles
SE Sweden, Stockholm
SG Singapore
SI Slovenia, Ljubljana
SK Slovakia, Bratislava
SL Sierra Leone, Freetown
TH Thailand, Bangkok
TR Turkey, Türkiye, Turkiye, Istanbul, İstanbul, Ankara
TW Taiwan, Taipei
TZ Tanzania, Dar es Salaam, Arusha
UA Ukraine, Kyiv
UG Uganda, Kampala
US USA, U.S.A, United States, Delaware, California, San Francisco, Los Angeles, New York, Texas, Florida, Nevada, Wyoming
US Utah, Massachusetts, Illinois, Colorado, Oregon, New Jersey, Pennsylvania, Ohio, Arizona, Virginia
VC Saint Vincent and the Grenadines, St Vincent and the Grenadines
VG British Virgin Islands, BVI
VN Vietnam, Hanoi, Ho Chi Minh
ZA South Africa, Johannesburg, Cape Town
ZM Zambia, Lusaka
ZW Zimbabwe, Harare, Bulawayo`;

/** The country of every name, without the dots that a name may be printed with. */
export const COUNTRY_OF_PLACE: ReadonlyMap<string, string> = new Map(
  LISTS.trim()
    .split('\n')
    .flatMap((line) =>
      line
        .slice(3)
        .split(', ')
        .map((name) => [name.replaceAll('.', ''), line.slice(0, 2)] as const),
    ),
);

/** Names of places that are also family names: "Jane Ireland", "Mr France". */
export const FAMILY_NAMES: ReadonlySet<string> = new Set(
  'Austria Berlin Brazil China Cork Denmark France Germany Holland Ireland Israel Italy Jersey Kenya Mexico Milan Paris Poland Rome Spain Sydney Turkey Virginia'.split(
    ' ',
  ),
);

/** Given names and titles that come before a family name. */
export const GIVEN_NAMES: ReadonlySet<string> = new Set(
  (
    'Adam Alan Alex Alice Amy Andrew Andy Angela Ann Anna Anne Anthony Barry Ben Bill Bob Brian Carol Caroline Charles ' +
    'Charlotte Chloe Chris Christine Christopher Claire Colin Craig Dan Daniel Dave David Dawn Deborah Diana Dominic Donna ' +
    'Dr Edward Elizabeth Ellie Emily Emma Eric Frances Frank Gary Gavin George Georgia Graham Hannah Harry Hazel Heather ' +
    'Helen Henry Holly Ian Isabel Jack Jackie Jacob James Jamie Jane Janet Jason Jean Jennifer Jenny Jess Jessica Jill Jim ' +
    'Joan Joanna Joanne Joe John Jon Jonathan Josh Joshua Judith Julia Julian Julie Karen Kate Katie Keith Kelly Ken Kevin ' +
    'Kim Laura Lauren Lee Liam Linda Lisa Louise Lucy Luke Marc Margaret Maria Marie Mark Martin Mary Matt Matthew Megan ' +
    'Michael Michelle Mike Miss Mr Mrs Ms Natalie Neil Nicholas Nick Nicola Nigel Oliver Olivia Patricia Paul Paula Peter ' +
    'Phil Philip Prof Rachel Ray Rebecca Richard Rob Robert Robin Roger Ross Roy Ruth Ryan Sally Sam Samantha Sandra Sara ' +
    'Sarah Scott Sean Sharon Shaun Sheila Simon Sir Sophie Stephen Steve Steven Stuart Sue Susan Suzanne Terry Thomas Tim ' +
    'Tina Tom Tony Tracey Tracy Trevor Vicky Victoria Wendy Will William Zoe'
  ).split(' '),
);
