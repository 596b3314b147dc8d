import { type TSchema, Type } from '@sinclair/typebox';

/** Shapes that many routes' schemas are made of. */
export const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

export const Timestamp = (description?: string) =>
  Type.String({ format: 'date-time', ...described(description) });

/** One of a few words. An `enum`, because a union of literals reads badly in the API's description. */
export const OneOf = <Value extends string>(values: readonly Value[], description?: string) =>
  Type.Unsafe<Value>({ type: 'string', enum: [...values], ...described(description) });

function described(description: string | undefined) {
  return description === undefined ? {} : { description };
}
