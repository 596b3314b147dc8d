/** Which credential a route takes: none, a session only, an API key only, or either of the two. */
export type RouteAuth = 'none' | 'session' | 'key' | 'any';

declare module 'fastify' {
  interface FastifyContextConfig {
    auth?: RouteAuth;
  }
}
