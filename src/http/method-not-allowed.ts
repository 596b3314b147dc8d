import { METHODS } from 'node:http';
import type { FastifyInstance, HTTPMethods } from 'fastify';
import { Problem } from '../shared/problem.ts';

/**
 * The router does not distinguish an unknown path from a known path with another method. So every path gets routes for all
 * its other methods, which answer with the allowed ones.
 *
 * Returns a function to call once all routes are registered.
 */
export function trackMethods(app: FastifyInstance): () => void {
  // The framework does not support all methods by default, such as PROPFIND; those are refused as well.
  for (const method of METHODS) {
    if (!app.supportedMethods.includes(method)) app.addHttpMethod(method);
  }
  const methodsByPath = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    const methods = methodsByPath.get(url) ?? new Set();
    for (const name of [method].flat()) methods.add(name);
    methodsByPath.set(url, methods);
  });

  return () => {
    for (const [url, known] of [...methodsByPath]) {
      const missing = (app.supportedMethods as HTTPMethods[]).filter((method) => !known.has(method));
      if (missing.length === 0) continue;
      const allow = [...known].sort().join(', ');
      const refuse = async () => {
        throw new Problem('method_not_allowed', `This address takes ${allow}.`, { headers: { allow } });
      };
      // Refused before the body is read, so that its type and size do not matter.
      app.route({ method: missing, url, schema: { hide: true }, onRequest: refuse, handler: refuse });
    }
  };
}
