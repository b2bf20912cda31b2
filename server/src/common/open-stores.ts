import type { Market } from '@eunbit/schema/market';
import {
  defaultFieldResolver,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
} from 'graphql';
import { Extensions } from 'type-graphql';
import type { CallerContext, RequestContext } from './request-context.ts';
import { rootFields } from './root-fields.ts';
import { thrownError } from './thrown-error.ts';

/**
 * Declares that a root field may name a closed store: it manages what that store has sold, such as its orders, or data of both
 * stores, such as a product, whose part for a closed store is kept until that store opens.
 */
export function AlsoWhenClosed(): MethodDecorator {
  return Extensions({ alsoWhenClosed: true });
}

type ReadStores = (value: unknown) => Market[];

const NO_STORES: ReadStores = () => [];

/** Creates readers for input types: each reads the stores that a value names. Input types may be recursive. */
function createStoreReaders() {
  const known = new Map<GraphQLInputType, ReadStores>();

  function readerOf(type: GraphQLInputType): ReadStores {
    const named = getNamedType(type);
    const kept = known.get(named);
    if (kept) return kept;
    let read: ReadStores = named.name === 'Market' ? (value) => [value as Market] : NO_STORES;
    const readOne: ReadStores = (value) => {
      if (value === null || value === undefined) return [];
      return Array.isArray(value) ? value.flatMap(readOne) : read(value);
    };
    known.set(named, readOne);
    if (isInputObjectType(named)) {
      const fields = Object.values(named.getFields()).map(({ name, type: part }) => ({ name, read: readerOf(part) }));
      read = (value) => fields.flatMap((field) => field.read((value as Record<string, unknown>)[field.name]));
    }
    return readOne;
  }

  return readerOf;
}

/** Throws if the caller requests a closed store, or a value names one. */
function assertOpen({ stores, closedStore, language }: CallerContext, named: readonly Market[]): void {
  if (closedStore === null && named.every((market) => stores.includes(market))) return;
  throw thrownError('STORE_CLOSED', 'store.closed', language);
}

/**
 * Checks before every root field, subscriptions included, that the store is open: a store in the arguments counts as the
 * operation's store (STORE-30).
 */
export function refuseClosedStores(schema: GraphQLSchema): GraphQLSchema {
  const readerOf = createStoreReaders();
  for (const field of rootFields(schema, 'Query', 'Mutation', 'Subscription')) guard(field, readerOf);
  return schema;
}

function guard(field: GraphQLField<unknown, RequestContext>, readerOf: (type: GraphQLInputType) => ReadStores): void {
  const { resolve = defaultFieldResolver, subscribe, extensions } = field;
  const args = extensions.alsoWhenClosed ? [] : field.args.map(({ name, type }) => ({ name, read: readerOf(type) }));
  const check = (given: Readonly<Record<string, unknown>>, context: RequestContext) =>
    assertOpen(
      context,
      args.flatMap(({ name, read }) => read(given[name])),
    );
  if (!subscribe) {
    field.resolve = (source, given, context, info) => {
      check(given, context);
      return resolve(source, given, context, info);
    };
    return;
  }
  // The resolver runs for each event of a subscription that was checked here.
  field.subscribe = (source, given, context, info) => {
    check(given, context);
    return subscribe(source, given, context, info);
  };
}
