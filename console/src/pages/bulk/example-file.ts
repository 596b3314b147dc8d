import type { Direction } from './read-upload.ts';

/** What a CRM might export, with companies and websites of the sandbox. */
const EXAMPLES: Record<Direction, { name: string; lines: string[] }> = {
  domain: {
    name: 'example-customers.csv',
    lines: [
      'Account ID,Account Name,Website,Contact,Owner,Notes',
      'A-1001,Tarnwick Joinery,https://www.tarnwickjoinery.test/contact,hello@tarnwickjoinery.test,Ann,',
      'A-1002,Glenmarrow Textiles,glenmarrow.test,,Ben,Renewal in May',
      'A-1003,The Copper Kettle,www.copperkettle.test,,Ann,"Trading name, ask for the company"',
      'A-1004,Kestrelby Consulting,kestrelbyconsulting.test,,Ben,Three companies have this name',
      'A-1005,Marchpane & Moth,marchpaneandmoth.test,,Ann,',
      'A-1006,Tarnwick (duplicate),tarnwickjoinery.test,,Ann,Merge?',
      'A-1007,New lead,,,Ben,=no website yet',
    ],
  },
  company: {
    name: 'example-companies.csv',
    lines: [
      'Company name,Company number,Town',
      'Tarnwick Joinery Limited,73816452,Kendal',
      'Farthingley & Sons Limited,71893,Sheffield',
      'Glenmarrow Textiles Limited,SC938142,Inverness',
      'Nobody Limited,99999999,',
    ],
  },
};

export function exampleFile(direction: Direction): File {
  const { name, lines } = EXAMPLES[direction];
  return new File([`${lines.join('\r\n')}\r\n`], name, { type: 'text/csv' });
}
