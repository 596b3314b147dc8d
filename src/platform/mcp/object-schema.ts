import { type Static, type TSchema, Type } from '@sinclair/typebox';

/** One of several objects. The protocol wants to read `type: object` at the top, which a plain union does not say. */
export function anyOfObjects<Schemas extends TSchema[]>(schemas: [...Schemas], description: string) {
  return Type.Unsafe<Static<Schemas[number]>>({ type: 'object', description, anyOf: schemas });
}
