import { Type } from '@sinclair/typebox';
import type { FastifyRequest } from 'fastify';
import type { Printer } from '../../../platform/browser/index.ts';
import {
  type AppInstance,
  acceptedType,
  actorOf,
  callerEmailOf,
  errorResponses,
} from '../../../platform/http/index.ts';
import { Problem } from '../../../shared/problem.ts';
import type { Receipts } from '../index.ts';
import { reportPage } from './report-page.ts';
import { REPORT_POLICY } from './report-style.ts';

/** Prints a document as PDF; undefined if that fails. */
export type PrintPdf = Printer['print'];

const TYPES = ['text/html', 'application/pdf'] as const;
const PRINT_MS_MAX = 30_000;
const Body = (description: string, format?: 'binary') => ({
  schema: Type.Unsafe<unknown>({ type: 'string', description, ...(format && { format }) }),
});

/** `printPdf` is undefined if no browser is installed. */
export function reportRoutes(
  app: AppInstance,
  { receipts, printPdf: print }: { receipts: Receipts; printPdf: PrintPdf | undefined },
): void {
  app.get(
    '/v1/domains/:domain/report',
    {
      config: { auth: 'any' },
      schema: {
        tags: ['Receipts'],
        operationId: 'getReport',
        summary: 'The report of a result, for printing and filing',
        description:
          'The report of the result that your account last received for this domain, up to 30 days ago: who asked, the answer, each quote with its page and hash, the register’s record, the particulars, the group, what is not known, and the signed receipt. An HTML page for A4 paper, or a PDF if `Accept` prefers `application/pdf`; if it accepts only that, and the service has no browser, the answer is 406. Costs nothing.',
        params: Type.Object({
          domain: Type.String({ description: 'In any spelling.', examples: ['tarnwickjoinery.test'] }),
        }),
        response: {
          200: {
            description: 'The report.',
            content: {
              'text/html': Body('A page that needs nothing else.'),
              'application/pdf': Body('The same, printed.', 'binary'),
            },
          },
          ...errorResponses(400, 401, 404, 406, 503),
        },
      },
    },
    async (request, reply) => {
      const report = await receipts.report(callerOf(request), request.params.domain);
      const type = typeOf(request, print !== undefined);
      const page = reportPage(report);
      const name = `${report.answer.input_domain}.report`;
      reply.header('cache-control', 'private, no-store').header('vary', 'accept');
      if (type === 'text/html' || !print)
        return reply
          .header('content-security-policy', REPORT_POLICY)
          .header('content-disposition', `inline; filename="${name}.html"`)
          .type('text/html; charset=utf-8')
          .send(page);
      const footer = `Domesday report: ${report.answer.input_domain}`;
      const pdf = await print({ html: page, footer, timeoutMs: PRINT_MS_MAX });
      if (!pdf) throw notPrinted();
      return reply
        .header('content-disposition', `inline; filename="${name}.pdf"`)
        .type('application/pdf')
        .send(pdf);
    },
  );
}

function callerOf(request: FastifyRequest) {
  const { accountId, actor } = actorOf(request);
  return { accountId, actor, email: callerEmailOf(request) };
}

/** The page is also for those who ask for neither, such as with `Accept: application/json`. */
function typeOf({ headers: { accept } }: FastifyRequest, hasBrowser: boolean): (typeof TYPES)[number] {
  const type = acceptedType(accept, hasBrowser ? TYPES : ['text/html']);
  if (!type && acceptedType(accept, TYPES) === 'application/pdf')
    throw new Problem(
      'not_acceptable',
      'This service has no browser to make a PDF with; ask for text/html in Accept, and print that.',
    );
  return type ?? 'text/html';
}

function notPrinted(): Problem {
  return new Problem(
    'unavailable',
    'The PDF could not be made at the moment; try again, or ask for text/html.',
    {
      headers: { 'retry-after': '10' },
    },
  );
}
