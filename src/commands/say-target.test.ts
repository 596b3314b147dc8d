import { expect, it } from 'vitest';
import { databaseName } from './say-target.ts';

it.each([
  [undefined, 'the embedded one in ./data'],
  ['postgres://ada:secret@db.example.org:5433/domesday?sslmode=require', 'ada@db.example.org:5433/domesday'],
  ['postgres://db.example.org/domesday', 'db.example.org/domesday'],
  ['host=db password=secret', 'that of DATABASE_URL'],
])('the database of %j is named without its password', (databaseUrl, name) => {
  expect(databaseName({ databaseUrl, dataDir: './data' })).toBe(name);
});
