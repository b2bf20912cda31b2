import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { DocumentNode } from 'graphql';

const GENERATED = /^export const (\w+(?:Document|FragmentDoc)) = (\{.*\}) as unknown as /gm;

/** A document as the code generator writes it; those of operations carry the hash by which they are asked for. */
export interface GeneratedDocument extends DocumentNode {
  readonly __meta__?: { readonly hash: string };
}

/** The documents in a generated `graphql.ts`, by the names of their constants. */
export function readGeneratedDocuments(generatedFile: string): Map<string, GeneratedDocument> {
  const source = readFileSync(resolve(generatedFile), 'utf8');
  return new Map([...source.matchAll(GENERATED)].map(([, name = '', value = '']) => [name, JSON.parse(value)]));
}
