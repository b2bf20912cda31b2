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
 * Declares that a root field may name a closed store. It looks after what that store has sold, such as its orders, or holds
 * what belongs to both, such as a product: what that says of a closed one is kept for the day on which the store opens.
 */
export function AlsoWhenClosed(): MethodDecorator {
  return Extensions({ alsoWhenClosed: true });
}

type ReadStores = (value: unknown) => Market[];

const NO_STORES: ReadStores = () => [];

/** For a type of input: reads the stores that a value of it names. Types may refer to each other, and to themselves. */
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

/** Throws for a caller who asks for a store that is closed, and for values that name one. */
function assertOpen({ stores, closedStore, language }: CallerContext, named: readonly Market[]): void {
  if (closedStore === null && named.every((market) => stores.includes(market))) return;
  throw thrownError('STORE_CLOSED', 'store.closed', language);
}

/**
 * Puts the check that the store is open before every root field, subscriptions included: whatever names a store in its
 * arguments is an operation of that store (STORE-30).
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
  // Its resolver runs for each event of what was let in here.
  field.subscribe = (source, given, context, info) => {
    check(given, context);
    return subscribe(source, given, context, info);
  };
}
