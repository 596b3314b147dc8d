import {
  type Attributes,
  type Context,
  context,
  DiagLogLevel,
  diag,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import type { Logger } from './logger.ts';

/** Off until `startTracing`: then everything here costs one comparison. */
let isOn = false;

export function isTracing(): boolean {
  return isOn;
}

function turnOn(on: boolean): void {
  isOn = on;
}

interface SpanOptions {
  name: string;
  kind: 'server' | 'client' | 'consumer';
  attributes?: Attributes | undefined;
}

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER };

/** Runs the work in a child span of the active one. */
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

export interface Tracing {
  /** Sends what is left. */
  stop(): Promise<void>;
}

/**
 * Sends spans by OTLP over HTTP. The exporter and the provider read the standard variables themselves: the
 * endpoint, headers, the sampler, limits, resource attributes. They are loaded here only, because they are
 * large.
 */
export async function startTracing({ version, log }: { version: string; log: Logger }): Promise<Tracing> {
  const [{ BatchSpanProcessor, NodeTracerProvider }, { OTLPTraceExporter }, resources] = await Promise.all([
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const warn = (message: string) => log.warn({ reason: message }, 'traces could not be sent');
  const ignore = () => undefined;
  diag.setLogger({ error: warn, warn, info: ignore, debug: ignore, verbose: ignore }, DiagLogLevel.WARN);
  const { detectResources, envDetector, resourceFromAttributes } = resources;
  const provider = new NodeTracerProvider({
    // The settings of the operator come last, and win.
    resource: resourceFromAttributes({ 'service.name': 'domesday', 'service.version': version }).merge(
      detectResources({ detectors: [envDetector] }),
    ),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  turnOn(true);
  return {
    async stop() {
      turnOn(false);
      await provider.shutdown();
      for (const api of [trace, context, propagation, diag]) api.disable();
    },
  };
}
