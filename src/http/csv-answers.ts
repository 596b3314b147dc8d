import type { FastifyReply, FastifyRequest } from 'fastify';
import { type AppInstance, acceptedType, varyBy } from '../platform/http/index.ts';
import { csvRow } from '../shared/csv-row.ts';

const TYPES = ['application/json', 'text/csv'] as const;

/**
 * Answers of routes with `config.csv` as a table of one row where `Accept` prefers `text/csv`, so that
 * spreadsheets read them. Errors stay JSON. Added after `addIdempotentCalls`, which keeps the JSON: a
 * repeated call gets the form that it asks for.
 */
export function addCsvAnswers(app: AppInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const { csv } = request.routeOptions.config;
    if (csv === undefined || reply.statusCode >= 300) return payload;
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload;
    varyBy(reply, 'accept');
    if (!isJson(reply) || !wantsCsv(request)) return payload;
    reply.type('text/csv; charset=utf-8').removeHeader('content-length');
    const answer: unknown = JSON.parse(payload.toString());
    const cells = Object.values(csv).map((path) => cellOf(answer, path));
    return csvRow(Object.keys(csv)) + csvRow(cells);
  });
}

function isJson(reply: FastifyReply): boolean {
  return String(reply.getHeader('content-type')).startsWith(TYPES[0]);
}

function wantsCsv({ headers }: FastifyRequest): boolean {
  return acceptedType(headers.accept, TYPES) === 'text/csv';
}

/** The value at a path such as `company.sic_codes` or `evidence.0.quote`; empty where it leads nowhere. */
function cellOf(answer: unknown, path: string): string | number | boolean | null {
  const value = path
    .split('.')
    .reduce<unknown>((found, key) => (found as Record<string, unknown> | null | undefined)?.[key], answer);
  if (Array.isArray(value)) return value.join('; ');
  return value === undefined || typeof value === 'object' ? null : (value as string | number | boolean);
}
