/**
 * Sentences, one per line, that the home pages of the sites that weights may be fitted on have beside the
 * usual ones.
 */
export const HOME = `
Tell us what you have in mind and we will tell you honestly whether we are the right people for it.
We have been asked for {offers} by schools, shops, farms and a good many private houses around {town}.
A first conversation costs nothing and usually answers half of the questions.
Our prices are on the website because we would rather you knew them before you called.
Every {piece} is looked after by one person from the first message to the last.
We order materials ourselves and keep the delivery notes, so that you can see where everything came from.
Bring a photograph or a sketch, however rough, and we can usually give you a figure the same day.
Evening appointments are possible on Wednesdays by arrangement.
If you would like to see examples, the gallery shows work from the last three years.
Our workshop is open to visitors on the first Saturday of each month.
New this season: a smaller range for people who have less room.
We plant a tree for each {piece} above a certain size and we can show you where they stand.
Trade customers have an account manager, a price list and thirty days to pay.
Students and pensioners pay a little less, and nobody asks them to prove it twice.
You can pay by card, by transfer or in two parts.
Delivery within ten miles of {town} is free, and further afield it is charged at cost.
We answer the telephone ourselves; there is no menu and no music.
The team meets every morning at eight to decide what must be finished that day.
We train two young people each year and we are proud of what they go on to do.
Ask for references: three of our customers have offered to speak to anyone who wants to call them.
Subscribe to our letter for news, offers and the occasional recipe.
When a part wears out we repair it if that can be done, and we replace it only if it cannot.
Our guarantee is written on one side of paper and has no footnotes.
Look out for our van in {town}: it is green, it is old and it is nearly always on time.
We also work for landlords, letting agents and managing agents who need the same standard every time.
Read what customers said about us last month, including the one who was not pleased.
Your questions are answered on a page of their own, and we add to it whenever somebody asks a new one.
Gift cards are available in any amount and are valid for two years.
`;
