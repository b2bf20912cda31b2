import type { GraphQLSchema } from 'graphql';
import { GraphQLDateTime } from 'graphql-scalars';
import { buildSchemaSync, type ClassType, type PubSub } from 'type-graphql';
import { MODULES } from './modules.ts';
import '../common/market.types.ts';
import { enforcePermissions } from '../common/allow.ts';
import { normaliseInput } from '../common/normalise-input.ts';

/** Subscriptions name their source themselves (live/); a topic given to the library would be a mistake. */
const NO_TOPICS: PubSub = {
  publish: () => {
    throw new Error('events come from the database, nothing is published by hand');
  },
  subscribe: () => {
    throw new Error('a subscription must name its source with `subscribe`');
  },
};

function buildSchema(): GraphQLSchema {
  const schema = buildSchemaSync({
    resolvers: MODULES.modules.flatMap(({ resolvers }) => resolvers) as [ClassType, ...ClassType[]],
    // Inputs are checked by the rules in schema/, whose messages both sides share.
    validate: false,
    pubSub: NO_TOPICS,
    scalarsMap: [{ type: Date, scalar: GraphQLDateTime }],
  });
  return normaliseInput(enforcePermissions(schema));
}

let built: GraphQLSchema | null = null;

/**
 * The executable schema, the same for all servers in a process. Throws at start when a root field does not declare who
 * may call it.
 */
export function executableSchema(): GraphQLSchema {
  built ??= buildSchema();
  return built;
}
