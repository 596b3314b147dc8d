import { type AppInstance, CsvOut, errorResponses, sendCsv, withExample } from '../../platform/http/index.ts';
import { FINANCIALS_COLUMNS, FINANCIALS_EXAMPLE, FinancialsIn, FinancialsOut } from './financials.schemas.ts';
import type { Financials } from './index.ts';

export function financialsRoutes(app: AppInstance, financials: Financials): void {
  app.get(
    '/v1/companies/:company_number/financials',
    {
      config: { auth: 'any' },
      schema: {
        tags: ['Register'],
        operationId: 'getCompanyFinancials',
        summary: 'Read the figures of a company’s accounts, newest period first',
        description:
          'Costs no credit. Figures come from the accounts that the company filed electronically, as far as the operator has imported them. A figure is null if the accounts do not state it, do not tag it, or contradict themselves. Amounts owed are above zero; a loss is below zero.',
        params: FinancialsIn,
        response: { 200: withExample(FinancialsOut, FINANCIALS_EXAMPLE), ...errorResponses(401, 404, 503) },
      },
    },
    async (request) => financials.findFinancials(request.params.company_number),
  );

  app.get(
    '/v1/companies/:company_number/financials.csv',
    {
      config: { auth: 'any' },
      schema: {
        tags: ['Register'],
        operationId: 'exportCompanyFinancials',
        summary: 'The figures of a company’s accounts, as a CSV file',
        params: FinancialsIn,
        response: { 200: CsvOut('One row per period, newest first.'), ...errorResponses(401, 404, 503) },
      },
    },
    async (request, reply) => {
      const { company_number, periods } = await financials.findFinancials(request.params.company_number);
      return sendCsv(reply, {
        name: `financials-${company_number}`,
        columns: FINANCIALS_COLUMNS,
        pages: [periods],
        present: (period) => ({
          company_number,
          ...period,
          reliable: period.reliable ?? true,
          document: period.document.name,
        }),
      });
    },
  );
}
