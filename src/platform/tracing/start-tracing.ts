import { context, DiagLogLevel, diag, propagation, trace } from '@opentelemetry/api';
import type { Logger } from '../logger.ts';
import { turnOn } from './span.ts';

export interface Tracing {
  /** Sends what is left. */
  stop(): Promise<void>;
}

/**
 * Sends spans by OTLP over HTTP. The exporter and the provider read the standard variables themselves: the endpoint, headers, the
 * sampler, limits, resource attributes. They are loaded here only, because they are large.
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
    // What the operator sets comes last, and wins.
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
