/** The shares of pairs whose own domain is among the first candidates, by the number of candidates. */
export interface Row {
  first: number;
  goal: number;
  fitted: number;
  unseen: number;
  visits: number;
  tld: number;
  label: number;
}

export interface Findings {
  pairs: number;
  rows: readonly Row[];
  /** The list of visited websites: its file, its length, and the share of the true domains that is on it. */
  list: { file: string; domains: number; own: number } | undefined;
}

/** The measured figures, as a page that says how to read them. */
export function describe({ pairs, rows, list }: Findings): string {
  const table = rows.map(({ first, goal, unseen, visits, fitted, tld, label }) =>
    [first, goal, unseen, visits, fitted, tld, label]
      .map((cell, i) => (i === 0 ? cell : !list && i === 3 ? '–' : percent(cell)))
      .join(' | '),
  );
  return `# Candidate domains from a company's name

Written by \`npm run bench:website\`. ${pairs} pairs of a company and a domain that is its own and no other's; the share
whose domain is among the first candidates, from the name and what the register says of the company, before any look-up.
All but *fitted* are cross-validated in five parts that share no company and no label, so that the model knows neither.
*Name and register*: what every search has. *With visits*: with a list of visited websites as well, as
\`domesday sites import\` takes it. *Fitted*: the committed weights on the pairs they were fitted to. *TLD known* and
*label known*: when what follows the first dot, or precedes it, need not be guessed.

| among the first | goal | name and register | with visits | fitted | TLD known | label known |
|---|---|---|---|---|---|---|
${table.map((row) => `| ${row} |`).join('\n')}

${list ? `The list was ${list.file}: ${list.domains.toLocaleString('en-GB')} domains, among them ${percent(list.own)} of those to be found.` : 'Measured without a list of visited websites.'}

With the TLD known, the same order of labels reaches every goal; but name, trade and place hardly tell \`.com\` from
\`.co.uk\`, which are about equally common, so that the two halves of the guess halve the first place. A search therefore
looks up all 40 before it reads any, which costs no more than a name look-up each, and names that do not exist drop out.

The features and settings of the model were chosen by these same five parts, among about twenty variants that differed by
one or two points, and its list of common words is that of all names: on other companies expect slightly less.
`;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}
