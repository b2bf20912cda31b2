import { writeFileSync } from 'node:fs';
import { executableSchema } from '@eunbit/server/app/schema';
import { lexicographicSortSchema, printSchema } from 'graphql';

const target = new URL('../schema/schema.graphql', import.meta.url);

/** The schema as the server builds it, in a stable order. */
export function emittedSchema(): string {
  const banner = '# Emitted from the server by `npm run schema`; do not edit.\n\n';
  return `${banner}${printSchema(lexicographicSortSchema(executableSchema()))}\n`;
}

if (process.argv[1] === new URL(import.meta.url).pathname) writeFileSync(target, emittedSchema());
