export { continueIn, inSpan, isTracing, startServerSpan } from './span.ts';
export { startTracing, type Tracing } from './start-tracing.ts';
