import { readFileSync, writeFileSync } from 'node:fs';
import { releaseBanner } from './check/breaking-changes.ts';
import { RELEASED_OPERATIONS, readPresentOperations } from './check/released-operations.ts';

/**
 * Stores the current schema, and the operations of the current clients, under the version in package.json. Later changes are
 * compared with them.
 */
const at = (path: string) => new URL(`../${path}`, import.meta.url);

const { version } = JSON.parse(readFileSync(at('package.json'), 'utf8')) as { version: string };
const schema = readFileSync(at('schema/schema.graphql'), 'utf8');
writeFileSync(at('schema/released/schema.graphql'), schema.replace(/^#.*/, releaseBanner(version)));
writeFileSync(at(RELEASED_OPERATIONS), `${JSON.stringify(readPresentOperations(), null, 2)}\n`);
