/** What a module's routes need from the web framework, so that they need not know the server around them. */
export type { AppInstance } from './app-instance.ts';
export { accountIdOf } from './caller.ts';
export { tellCredits, tellsCredits } from './credit-headers.ts';
export { errorResponses } from './error-schema.ts';
export { JSON_TYPE } from './json-type.ts';
export type { RouteAuth } from './route-auth.ts';
export { Nullable, OneOf, Timestamp } from './schema-parts.ts';
