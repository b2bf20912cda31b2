import type { DocumentNode, GraphQLSchema } from 'graphql';

export function findPossibleTypes(schema: GraphQLSchema, document: DocumentNode): Record<string, string[]>;
export function plugin(schema: GraphQLSchema, documents: readonly { readonly document?: DocumentNode }[]): string;
