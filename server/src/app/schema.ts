import type { GraphQLSchema } from 'graphql';
import { buildSchemaSync, type ClassType, type PubSub } from 'type-graphql';
import { MODULES } from './modules.ts';
import '../common/date-sort.types.ts';
import '../common/market.types.ts';
import { enforcePermissions } from '../common/allow.ts';
import { markResolvedFields } from '../common/cacheable.ts';
import { emptyLoadersBetween } from '../common/empty-loaders.ts';
import { normaliseInput } from '../common/normalise-input.ts';
import { refuseClosedStores } from '../common/open-stores.ts';
import { DateTime } from '../common/scalars.ts';

/** Subscriptions bring their own event source (live/); a topic declared through the library is a mistake. */
const NO_TOPICS: PubSub = {
  publish: () => {
    throw new Error('publishing is not supported: events come from database change streams');
  },
  subscribe: () => {
    throw new Error('a subscription must name its source with `subscribe`');
  },
};

function buildSchema(): GraphQLSchema {
  const schema = buildSchemaSync({
    resolvers: MODULES.modules.flatMap(({ resolvers = [] }) => resolvers) as [ClassType, ...ClassType[]],
    // Inputs are validated by the rules in schema/, whose messages server and clients share.
    validate: false,
    pubSub: NO_TOPICS,
    scalarsMap: [{ type: Date, scalar: DateTime }],
  });
  return normaliseInput(enforcePermissions(refuseClosedStores(emptyLoadersBetween(markResolvedFields(schema)))));
}

let built: GraphQLSchema | null = null;

/**
 * The executable schema, shared by all servers in a process. Throws at start if a root field does not declare its
 * permission.
 */
export function executableSchema(): GraphQLSchema {
  built ??= buildSchema();
  return built;
}
