/** Words that help to see where a company's name begins in running text. */
const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Small words that may stand inside a name: "Bank of the North", "Centre for Work and Play". */
export const JOINERS = set("and of the for in on de la le du des der den van von y & + n 'n' o a'r a yr");

/** A name does not reach back over these, whatever their case: "OPERATED BY ACME LTD". */
export const NAME_STOPS = set(
  'by is are was were as from to with via or at means between through than that which who whose where because per under ' +
    'registered copyright © reserved incorporated operated owned managed powered designed built developed include includes including ' +
    'be been being your our we us i you not its their his her this these those if when while although since ' +
    'please provided published contact welcome visit about join meet why against despite during into onto upon',
);

/** Stops that can open a name all the same: "By Heart Ltd", "At Home Ltd", "Your Move Ltd". */
export const STOPS_THAT_OPEN_NAMES = set(
  'by at on in with from to your our we us you i this as for into upon under not be',
);

/** "Directors of Acme Ltd": before `of` these are no part of the name. */
export const HOLDERS = set(
  'director directors terms conditions office offices address part member members division name names style website site property ' +
    'subsidiary brand brands trademark trademarks owner owners employee employees policy policies copy use behalf staff partner ' +
    'partners customer customers client clients head chairman chairwoman chair ceo cto cfo coo founder founders manager secretary ' +
    'company registration arm copyright statement notice details particulars services products shareholders shareholder ' +
    'representative representatives agent affiliate all any each both one some many most president chief',
);

/** A name needs a word that is none of these. */
export const EMPTY_WORDS = set(
  'the a an this that our your company companies private public uk limited ltd registered no new other any each every some such ' +
    'and of for in on or trading name business very more most unlimited community interest liability partnership parent group ' +
    'holding former formerly is are we us i by as to from with at another sister same said',
);

/** Full stops behind these do not end the name's line. */
export const ABBREVIATED = set(
  'st dr mr mrs ms co bros jr sr jno wm geo thos chas jas messrs no nos prof rev dept mt ft inc',
);
