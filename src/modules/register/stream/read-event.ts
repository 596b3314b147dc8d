import { parseCompanyNumber } from '../../../shared/company-number.ts';
import { objectOf, textOf, wholeNumberOf } from '../live/official-values.ts';
import type { StreamName } from './plan-streams.ts';

/** The envelope of one line of a stream. */
export interface StreamEvent {
  stream: StreamName;
  timepoint: number;
  /** Undefined when the event is not about a company. */
  companyNumber: string | undefined;
  /** The last part of the resource's path. */
  resourceId: string | undefined;
  publishedAt: Date | undefined;
  isDeleted: boolean;
  data: unknown;
}

/** Undefined without a timepoint: the line has no place in the stream. */
export function readEvent(stream: StreamName, line: string): StreamEvent | undefined {
  const envelope = objectOf(parseJson(line));
  const event = objectOf(envelope.event);
  const timepoint = wholeNumberOf(event.timepoint);
  if (timepoint === null) return undefined;
  const resourceId = textOf(envelope.resource_id);
  return {
    stream,
    timepoint,
    companyNumber: companyNumberOf(textOf(envelope.resource_uri) ?? '', resourceId ?? ''),
    resourceId: resourceId ?? undefined,
    publishedAt: readPublishedAt(event.published_at),
    isDeleted: event.type === 'deleted',
    data: envelope.data,
  };
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** The path begins with the company; some lack the slash. The id is the company number only for profiles. */
function companyNumberOf(uri: string, resourceId: string): string | undefined {
  const text = /^\/?company\/([^/?#]+)/.exec(uri)?.[1];
  return parseCompanyNumber(text ?? '') ?? (text ? text.toUpperCase() : parseCompanyNumber(resourceId));
}

const HAS_ZONE = /(Z|[+-]\d\d:?\d\d)$/i;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?/;

/**
 * Accepts times in UTC, with an offset, or without a zone, which means UTC. A time without a fraction counts as the end of
 * its second: an event must not look older than it may be.
 */
export function readPublishedAt(value: unknown): Date | undefined {
  const text = textOf(value) ?? '';
  const fraction = MOMENT.exec(text);
  if (!fraction) return undefined;
  const at = new Date(HAS_ZONE.test(text) ? text : `${text}Z`);
  if (Number.isNaN(at.getTime())) return undefined;
  return fraction[1] === undefined ? new Date(at.getTime() + 999) : at;
}
