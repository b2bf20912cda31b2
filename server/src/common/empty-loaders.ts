import type DataLoader from 'dataloader';
import { defaultFieldResolver, type GraphQLSchema } from 'graphql';
import type { RequestContext } from './request-context.ts';
import { rootFields } from './root-fields.ts';

function emptyLoaders({ loaders }: RequestContext): void {
  for (const loader of Object.values(loaders) as DataLoader<unknown, unknown>[]) loader.clearAll();
}

/**
 * Clears the caller's loaders before each event of a subscription, since its context lives for hours, and before each mutation,
 * which may change what an earlier one of the operation has loaded. This is safe: events of a subscription and mutations of an
 * operation are executed one after the other.
 */
export function emptyLoadersBetween(schema: GraphQLSchema): GraphQLSchema {
  for (const field of rootFields(schema, 'Mutation', 'Subscription')) {
    const { resolve = defaultFieldResolver } = field;
    field.resolve = (source, args, context, info) => {
      emptyLoaders(context);
      return resolve(source, args, context, info);
    };
  }
  return schema;
}
