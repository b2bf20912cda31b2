import { layersOf } from './layers.mjs';

const SRC = 'embedded-mongodb/src/';

/** Values and errors are at the bottom, commands and the process at the top. `testing/` is for tests only. */
export const EMBEDDED_MONGODB = [
  ...layersOf('embedded-mongodb', SRC, [
    ['errors.ts', 'yielding.ts', 'index.ts'],
    ['bson', 'regex'],
    ['collation', 'key-string', 'sorting', 'storage', 'wire'],
    ['expression', 'json-schema'],
    ['matcher'],
    ['catalog', 'projection'],
    ['index', 'oplog', 'planner', 'validation'],
    ['query', 'transaction'],
    ['aggregate', 'cursor', 'ttl'],
    ['change-stream', 'server', 'update'],
    ['commands'],
    ['cli.ts'],
  ]),
  {
    name: 'embedded-mongodb-testing',
    comment: 'testing/ is no part of the product: move what the product needs to the folder that owns it.',
    severity: 'error',
    from: { path: `^${SRC}`, pathNot: '\\.test\\.ts$|/testing/' },
    to: { path: `^${SRC}testing/` },
  },
];
