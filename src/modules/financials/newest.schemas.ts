import { type Static, Type } from '@sinclair/typebox';
import { Nullable } from '../../platform/http/index.ts';
import type { NewestFigures } from './period.ts';

const Amount = (description: string) => Nullable(Type.Integer({ description }));

/** The figures of the newest period, in every answer that shows the full company. */
export const NewestFiguresOut = Nullable(
  Type.Object(
    {
      period_end: Type.String({ format: 'date', description: 'The day of the balance sheet.' }),
      currency: Type.String({ examples: ['GBP'] }),
      turnover: Amount('Turnover. Small companies rarely publish it.'),
      profit_loss: Amount('Profit after tax; below zero for a loss.'),
      net_assets: Amount('Net assets; below zero for net liabilities.'),
      cash: Amount('Cash at bank and in hand.'),
      employees: Nullable(Type.Integer({ description: 'The average number during the period.' })),
      dormant: Nullable(Type.Boolean()),
    },
    {
      title: 'NewestFigures',
      description: 'Figures of the newest accounts that were read. Null when there are none.',
    },
  ),
);

/** The figures of a fictional company, for the API's description. */
export const NEWEST_FIGURES_EXAMPLE: Static<typeof NewestFiguresOut> & NewestFigures = {
  period_end: '2025-03-31',
  currency: 'GBP',
  turnover: null,
  profit_loss: null,
  net_assets: 184_250,
  cash: 41_900,
  employees: 9,
  dormant: false,
};
