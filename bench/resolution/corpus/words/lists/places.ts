import { wordsOf } from './words-of.ts';

/**
 * Countries, regions, counties and larger towns: where a company is formed or sits is a signal, so they stay.
 */
export const PLACES = new Set(
  wordsOf(`
england wales scotland ireland britain united kingdom uk gb ni eire northern cymru isle man jersey guernsey
alderney sark gibraltar europe european africa african america american asia asian australia austria bangladesh
belgium belize bermuda brasil brazil brussels bulgaria canada canadian caribbean china croatia curaçao cyprus czech denmark
deutschland dubai estonia españa finland france french german germany ghana greece guatemala hong kong hungary iceland
india indian irish israel italia italian italiano italy japan kenya latvia lithuania luxembourg madagascar maldives
malta mauritius mexico netherlands dutch norway pakistan panama peru poland portugal romania rwanda scottish
scots scotch serbia seychelles singapore slovakia slovenia spain spanish sweden swedish swiss switzerland tanzania
turkey turkish türkiye ukraine usa welsh english british zealand emirates albanian burkina faso guadeloupe
amsterdam athens auckland bangalore barcelona berlin budapest california chennai copenhagen cork delaware dhaka dublin
düsseldorf florida galway geneva genève georgia guangzhou hamburg hannover helsinki houston illinois istanbul izmir
kerry kildare kowloon lisbon madrid massachusetts melbourne michigan milan minnesota mumbai munich nebraska nevada
nicosia omaha ontario orlando oslo paris queensland riga rome shanghai shenzhen stockholm sydney tallinn texas tokyo
toronto utah vienna vilnius warsaw warszawa washington wyoming zug bahrain manama limassol sofia angeles francisco york
aberdeen aberdeenshire abingdon aldershot altrincham anglia anglesey angus antrim argyll armagh ashford avon aylesbury
ayr ayrshire banbury barnet barnsley barnstaple basildon basingstoke bath bedford bedfordshire belfast berkshire
berwickshire birkenhead birmingham blackburn blackpool bolton borders bournemouth bracknell bradford braintree
brentwood brighton bristol bromley buckingham buckinghamshire bucks burnley burton bury bute caerphilly caithness
cambridge cambridgeshire camberley canterbury cardiff carlisle carmarthen carmarthenshire ceredigion chelmsford
chelsea cheltenham cheshire chester chesterfield chichester chorley clackmannanshire clwyd colchester conwy cornish
cornwall cotswolds coventry crawley crewe croydon cumbria darlington denbighshire derby derbyshire derry devon
doncaster dorchester dorset dudley dumfries dundee dunfermline durham dyfed ealing eastbourne edinburgh enfield
epsom essex exeter falkirk falmouth fareham farnborough farnham fermanagh fife flintshire galloway gatwick glamorgan
glasgow gloucester gloucestershire grantham gravesend greenwich grimsby guildford gwent gwynedd hackney halifax
hampshire hants harlow harrogate harrow hartlepool hastings hatfield hemel hempstead hereford herefordshire
hertfordshire herts wycombe highland highlands hounslow hove huddersfield hull humberside huntingdon inverness
ipswich islington keighley kent kettering keynes kidderminster kilmarnock lynn kingston kirkcaldy knutsford
lanarkshire lancashire lancaster leeds leicester leicestershire lewisham lichfield lincoln lincolnshire lincs
lisburn liverpool livingston londonderry london loughborough luton macclesfield maidenhead maidstone manchester
mansfield medway merseyside middlesbrough middlesex midlands milton monmouth monmouthshire moray morecambe newbury
newcastle newmarket newport norfolk northampton northamptonshire northumberland northwich norwich nottingham
nottinghamshire nuneaton oldham orkney oxford oxfordshire oxon paisley pembrokeshire penzance perth perthshire
peterborough plymouth poole portsmouth powys preston ramsgate reading redditch renfrewshire rhondda richmond rochdale
rochester rotherham rugby runcorn rutland salford salisbury scarborough sheffield shetland shrewsbury shropshire slough
solihull somerset southampton southend southport stafford staffordshire staines stevenage stirling stockport stockton
stoke stourbridge stratford suffolk sunderland surrey sussex sutton swansea swindon taunton teesside telford thames
thurrock torquay trent trowbridge truro tunbridge tyne tyrone uxbridge wakefield walsall warrington warwick
warwickshire watford wear wells wembley westminster weymouth wigan wight wiltshire wilmslow winchester windsor wirral
woking wokingham wolverhampton worcester worcestershire worthing wrexham yeovil yorkshire shoreditch soho clerkenwell
hammersmith kensington docklands
`),
);
