/** Which credential a route takes: none, a session only, an API key only, or either of the two. */
export type RouteAuth = 'none' | 'session' | 'key' | 'any';

declare module 'fastify' {
  interface FastifyContextConfig {
    auth?: RouteAuth;
    /**
     * The route's own first statement checks `keyToConfirm`. A key that was right a moment ago is then not looked up
     * before it, which spares the busiest routes one of two round trips.
     */
    confirmsKey?: boolean;
  }
  interface FastifyRequest {
    /** The hash of a key that was right a moment ago; whether it still is, the route must find out. */
    keyToConfirm?: Buffer;
  }
}
