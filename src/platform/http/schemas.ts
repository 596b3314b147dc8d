import { type Static, type TSchema, Type } from '@sinclair/typebox';
import { PROBLEM_CODES } from '../../shared/problem.ts';

/**
 * Parts that the schemas of many routes are made of. A schema with a `title` is a named component of the API's description;
 * a title names one schema only.
 */
export const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

export const Timestamp = (description?: string) =>
  Type.String({ format: 'date-time', ...described(description) });

/** The keyword of a string whose enum is compared without case; the handler gets it in lower case. */
export const ANY_CASE = 'x-any-case';

/** An `enum` of strings. A union of literals would read badly in the API's description. */
export const OneOf = <Value extends string>(
  values: readonly Value[],
  options: string | { title?: string; description?: string } = {},
) =>
  Type.Unsafe<Value>({
    type: 'string',
    enum: [...values],
    ...(typeof options === 'string' ? { description: options } : options),
  });

/** The schema of a request or an answer, with an example for the API's description. */
export const withExample = <T extends TSchema>(schema: T, example: Static<T>): T => ({
  ...schema,
  examples: [example],
});

function described(description: string | undefined) {
  return description === undefined ? {} : { description };
}

/** The body of every answer with a status of 400 or more. */
const ErrorOut = Type.Object(
  {
    error: Type.Object({
      code: Type.Unsafe<string>({
        type: 'string',
        enum: [...PROBLEM_CODES],
        description: 'Stable; docs/errors.md explains each.',
      }),
      message: Type.String({ description: 'One sentence a person can act on.' }),
      details: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
      request_id: Type.String(),
    }),
  },
  { title: 'Error', description: 'What went wrong, and what to do about it.' },
);

/** The error half of a route's `response` schema: `...errorResponses(400, 401)`. */
export function errorResponses(...statuses: number[]): Record<number, TSchema> {
  return Object.fromEntries(statuses.map((status) => [status, ErrorOut]));
}
