import type { GraphQLField, GraphQLObjectType, GraphQLSchema } from 'graphql';
import type { RequestContext } from './request-context.ts';

type RootType = 'Query' | 'Mutation' | 'Subscription';

/** The root fields of these operation types, for wrapping their resolvers. */
export function rootFields(
  schema: GraphQLSchema,
  ...kinds: readonly RootType[]
): readonly GraphQLField<unknown, RequestContext>[] {
  const types: Record<RootType, GraphQLObjectType | null | undefined> = {
    Query: schema.getQueryType(),
    Mutation: schema.getMutationType(),
    Subscription: schema.getSubscriptionType(),
  };
  return kinds.flatMap((kind) => Object.values(types[kind]?.getFields() ?? {}));
}
