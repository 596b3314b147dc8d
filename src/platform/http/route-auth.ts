/** Which credential a route takes: none, a session only, or a session or an API key. */
export type RouteAuth = 'none' | 'session' | 'any';

declare module 'fastify' {
  interface FastifyContextConfig {
    auth?: RouteAuth;
  }
}
