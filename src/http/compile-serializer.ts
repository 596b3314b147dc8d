import type { TSchema } from '@sinclair/typebox';
import fastJsonStringify from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify';

type Serialize = ReturnType<FastifySerializerCompiler<TSchema>>;

/**
 * Compiles the schema of an answer at its first use. Most of them are errors that a process never sends, and compiling all of
 * them took a tenth of the start.
 */
export function createSerializerCompiler(): FastifySerializerCompiler<TSchema> {
  return ({ schema }) => {
    let serialize: Serialize | undefined;
    return (data) => {
      serialize ??= fastJsonStringify(schema) as Serialize;
      return serialize(data);
    };
  };
}
