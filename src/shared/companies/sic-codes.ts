/**
 * Kinds of business (UK SIC 2007) in short words: every division, and the codes that companies use most. A
 * code that is not in the list has the words of its division.
 */
const LIST = `
01 Farming and hunting
01110 Growing of cereals and oil seeds
01500 Mixed farming
02 Forestry and logging
03 Fishing and fish farming
05 Coal mining
06 Oil and gas extraction
07 Mining of metal ores
08 Other mining and quarrying
09 Support for mining
09100 Support for oil and gas extraction
10 Food manufacturing
10710 Bread, fresh pastry and cakes
11 Drinks manufacturing
11050 Brewing
12 Tobacco products
13 Textiles
14 Clothing manufacturing
15 Leather and footwear
16 Wood products
16230 Builders’ carpentry and joinery
17 Paper products
18 Printing and copying of recordings
18129 Printing
19 Coke and refined petroleum
20 Chemicals
21 Pharmaceuticals
22 Rubber and plastic products
23 Glass, ceramics and concrete
24 Basic metals
25 Metal products
25620 Machining
26 Computers and electronics
27 Electrical equipment
28 Machinery
29 Motor vehicle manufacturing
30 Other transport equipment
31 Furniture manufacturing
32 Other manufacturing
33 Repair and installation of machinery
35 Electricity, gas and steam
35110 Electricity generation
36 Water supply
37 Sewerage
38 Waste collection and recovery
38110 Collection of non-hazardous waste
38320 Recovery of sorted materials
39 Remediation of land
41 Construction of buildings
41100 Property development
41201 Construction of commercial buildings
41202 Construction of homes
42 Civil engineering
42110 Construction of roads
42990 Other civil engineering
43 Specialised construction
43120 Site preparation
43210 Electrical installation
43220 Plumbing, heating and air conditioning
43290 Other construction installation
43310 Plastering
43320 Joinery installation
43330 Floor and wall covering
43341 Painting
43390 Other building completion
43910 Roofing
43999 Other specialised construction
45 Motor trade and repair
45112 Sale of used cars and light vehicles
45200 Repair of motor vehicles
45320 Retail of vehicle parts
46 Wholesale
46190 Agents for a variety of goods
46342 Wholesale of wine, beer and spirits
46420 Wholesale of clothing and footwear
46690 Wholesale of other machinery
46900 General wholesale
47 Retail
47110 Food shops and supermarkets
47190 General shops
47599 Furniture and lighting shops
47620 Newsagents and stationers
47710 Clothing shops
47730 Pharmacies
47760 Florists, garden and pet shops
47789 Other specialised shops
47910 Online and mail-order retail
47990 Other retail not in shops
49 Land transport
49320 Taxis
49390 Other passenger land transport
49410 Road haulage
49420 Removals
50 Water transport
51 Air transport
52 Warehousing and transport support
52103 Warehousing for land transport
52290 Other transport support
53 Post and couriers
53202 Couriers
55 Accommodation
55100 Hotels
55300 Caravan and camping sites
55900 Other accommodation
56 Food and drink service
56101 Licensed restaurants
56102 Unlicensed restaurants and cafes
56103 Take-aways and food stands
56210 Event catering
56290 Other food services
56302 Pubs and bars
58 Publishing
58110 Book publishing
58142 Magazine publishing
58190 Other publishing
58290 Software publishing
59 Film, television and music
59111 Film production
59112 Video production
59113 Television production
59200 Sound recording and music publishing
60 Broadcasting
61 Telecommunications
61900 Other telecommunications
62 Software and IT services
62011 Development of games and leisure software
62012 Development of business software
62020 IT consultancy
62030 Management of computer facilities
62090 Other IT services
63 Information services
63110 Data processing and hosting
63120 Web portals
63990 Other information services
64 Finance
64191 Banks
64205 Holding companies in financial services
64209 Other holding companies
64303 Venture capital
64999 Other financial intermediation
65 Insurance and pension funding
65110 Life insurance
65120 Non-life insurance
66 Support for finance and insurance
66190 Other support for finance
66220 Insurance agents and brokers
66300 Fund management
68 Property
68100 Buying and selling of own property
68201 Housing association letting
68209 Letting of own or leased property
68310 Estate agents
68320 Property management for others
69 Legal and accounting services
69102 Solicitors
69109 Patent agents and other legal services
69201 Accounting and auditing
69202 Bookkeeping
69203 Tax consultancy
70 Head offices and management consultancy
70100 Head offices
70210 Public relations
70221 Financial management
70229 Management consultancy
71 Architecture, engineering and testing
71111 Architects
71121 Engineering design for industry
71122 Engineering consultancy
71129 Other engineering
71200 Technical testing
72 Research and development
72110 Research in biotechnology
72190 Research in natural sciences and engineering
73 Advertising and market research
73110 Advertising agencies
73120 Media representation
73200 Market research
74 Other professional services
74100 Design
74201 Portrait photography
74202 Other photography
74901 Environmental consultancy
74902 Quantity surveying
74909 Other professional, scientific and technical services
74990 Non-trading company
75 Vets
77 Rental and leasing
77110 Rental of cars and light vehicles
78 Employment services
78109 Recruitment
78200 Temporary employment agencies
78300 Human resources services
79 Travel agents and tour operators
79110 Travel agents
79120 Tour operators
80 Security and investigation
80100 Private security
80200 Security systems
81 Building and landscape services
81210 General cleaning of buildings
81299 Other cleaning
81300 Landscaping
82 Office and business support
82110 Office administration
82990 Other business support
84 Public administration and defence
85 Education
85100 Nursery education
85200 Primary education
85310 Secondary education
85510 Sports education
85520 Cultural education
85590 Other education
85600 Educational support
86 Health care
86101 Hospitals
86210 General medical practice
86220 Specialist medical practice
86230 Dentists
86900 Other health care
87 Residential care
87100 Nursing homes
87300 Residential care of elderly and disabled people
88 Social work without accommodation
88910 Child day care
88990 Other social work
90 Arts and entertainment
90010 Performing arts
90020 Support for performing arts
90030 Artistic creation
91 Libraries and museums
92 Gambling
93 Sport and recreation
93110 Sports facilities
93120 Sports clubs
93130 Gyms
93199 Other sports
93290 Other recreation
94 Membership organisations
94910 Religious organisations
94990 Other membership organisations
95 Repair of computers and household goods
96 Other personal services
96020 Hairdressing and beauty
96030 Funerals
96040 Physical well-being
96090 Other services
97 Households with employees
98 Households producing for themselves
98000 Residents’ property management
99 International organisations
99999 Dormant company
`;

const WORDS = new Map(
  LIST.trim()
    .split('\n')
    .map((line) => {
      const cut = line.indexOf(' ');
      return [line.slice(0, cut), line.slice(cut + 1)] as const;
    }),
);

/** Every code and division of the list, with its words. */
export const SIC_WORDS: ReadonlyMap<string, string> = WORDS;

/** Null for a code of no known division. */
export function describeSicCode(code: string): string | null {
  return WORDS.get(code) ?? WORDS.get(code.slice(0, 2)) ?? null;
}
