import {
  type Attributes,
  type Context,
  context,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';

/** Off until `startTracing`: then everything here costs one comparison. */
let isOn = false;

export function isTracing(): boolean {
  return isOn;
}

export function turnOn(on: boolean): void {
  isOn = on;
}

export interface SpanOptions {
  name: string;
  kind: 'server' | 'client' | 'consumer';
  attributes?: Attributes | undefined;
}

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER };

/** Runs the work in a span of its own, a child of the one that is active here. */
export async function inSpan<T>(
  options: SpanOptions,
  work: (span: Span | undefined) => Promise<T>,
): Promise<T> {
  if (!isOn) return work(undefined);
  const span = startSpan(options, context.active());
  try {
    return await context.with(trace.setSpan(context.active(), span), work, undefined, span);
  } catch (error) {
    fail(span, error);
    throw error;
  } finally {
    span.end();
  }
}

/** Starts a span for a call from outside, as part of the caller's trace when its headers name one. */
export function startServerSpan(options: Omit<SpanOptions, 'kind'>, headers: object): Span {
  return startSpan({ ...options, kind: 'server' }, propagation.extract(context.active(), headers));
}

/** Calls `next` such that spans started from there on are children of this one. */
export function continueIn(span: Span, next: () => void): void {
  context.with(trace.setSpan(context.active(), span), next);
}

function fail(span: Span, error: unknown): void {
  // The class only: messages can hold addresses and names of people.
  const type = error instanceof Error ? error.name : 'unknown';
  span.setAttribute('error.type', type).setStatus({ code: SpanStatusCode.ERROR, message: type });
}

function startSpan({ name, kind, attributes }: SpanOptions, parent: Context): Span {
  return trace
    .getTracer('domesday')
    .startSpan(name, { kind: KINDS[kind], ...(attributes && { attributes }) }, parent);
}
