import type { AppInstance } from '../platform/http/index.ts';
import { continueIn, isTracing, startServerSpan } from '../platform/tracing/index.ts';

type Span = ReturnType<typeof startServerSpan>;

/** One span a request, by its route. Never the path, which can contain tokens. */
export function addRequestSpans(app: AppInstance): void {
  if (!isTracing()) return;
  const spans = new WeakMap<object, Span>();
  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    const attributes = { 'http.request.method': request.method, 'http.route': route };
    const span = startServerSpan({ name: `${request.method} ${route}`, attributes }, request.headers);
    spans.set(request, span);
    continueIn(span, done);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request);
    span?.setAttribute('http.response.status_code', reply.statusCode);
    span?.setAttribute('domesday.request_id', request.id);
    if (reply.statusCode >= 500) span?.setStatus({ code: 2 });
    span?.end();
    done();
  });
}
