import type { paths } from '../../../src/client/api-types.ts';

type Json<Path extends keyof paths, Method extends keyof paths[Path]> = paths[Path][Method] extends {
  responses: { 200: { content: { 'application/json': infer Body } } };
}
  ? Body
  : never;

/** The shapes of the API that several pages speak of, by the names people use. */
export type Account = Json<'/v1/auth/me', 'get'>;
