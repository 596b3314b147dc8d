/** The trades of companies: the words in their names, what they offer, and what they call a piece of work. */
export interface Trade {
  words: string;
  offers: string;
  piece: string;
}

const trade = (line: string): Trade => {
  const [words = '', offers = '', piece = ''] = line.split('|');
  return { words, offers, piece };
};

export const TRADES: Trade[] = [
  'Joinery|fitted joinery and staircases|commission',
  'Roofing|slate, tile and flat roofs|roof',
  'Plumbing & Heating|boilers, bathrooms and heating|installation',
  'Bakery|bread and pastries baked overnight|order',
  'Catering|menus for weddings and boardrooms|event',
  'Software|software for busy back offices|project',
  'IT Services|help desks and network care|ticket',
  'Property Management|the care of blocks and estates|block',
  'Lettings|homes to let and their upkeep|tenancy',
  'Accountancy|year-end accounts and payroll|engagement',
  'Consulting|advice on growth and operations|engagement',
  'Architects|houses, schools and conversions|scheme',
  'Engineering|machined parts and assemblies|batch',
  'Marketing|campaigns, print and search|campaign',
  'Dental Care|check-ups, hygiene and implants|visit',
  'Motors|servicing, repairs and used cars|repair',
  'Clothing|knitwear and outdoor clothing|parcel',
  'Haulage|pallets and full loads by road|load',
  'Cleaning Services|offices, schools and shops kept clean|contract',
  'Landscapes|gardens, paving and planting|garden',
  'Training|courses for people at work|course',
  'Brewery|cask ales and seasonal beers|cask',
  'Hotels|rooms, suppers and quiet weekends|stay',
  'Travel|walking holidays and rail tours|trip',
  'Renewables|solar panels and batteries|installation',
  'Construction|extensions, refits and new homes|build',
  'Electrical|rewiring, testing and charging points|job',
  'Publishing|local history and cookery books|title',
  'Fitness|classes and personal training|session',
  'Recruitment|temporary and permanent staff|placement',
  'Furniture|tables, beds and shelving|piece',
  'Florists|bouquets and funeral flowers|bouquet',
  'Couriers|same-day and overnight parcels|delivery',
  'Security|alarms, cameras and key holding|system',
  'Coffee|beans roasted in small batches|bag',
  'Textiles|blankets and woven cloth|length',
  'Print|brochures, labels and signs|run',
  'Ceramics|tableware thrown by hand|piece',
  'Storage|self storage by the week|unit',
  'Telecom|business lines and broadband|line',
  'Physiotherapy|treatment for sport and back pain|session',
  'Tools|hand tools and workshop supplies|order',
].map(trade);
