import {
  defaultFieldResolver,
  type GraphQLField,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
} from 'graphql';
import { Extensions } from 'type-graphql';
import { holds, isPublic, type Permission } from './permissions.ts';
import type { RequestContext, Viewer } from './request-context.ts';
import { thrownError } from './thrown-error.ts';

/** Declares the permission that a root field requires. */
export function Allow(permission: Permission): MethodDecorator {
  return Extensions({ permission });
}

/** Throws unless the caller of this request holds the permission. */
export function assertAllowed(context: RequestContext, permission: Permission): void {
  if (isPublic(permission)) return;
  if (!context.viewer) throw thrownError('UNAUTHENTICATED', 'unauthenticated', context.language);
  if (!holds(context.viewer, permission)) throw thrownError('FORBIDDEN', 'forbidden', context.language);
}

/** Throws unless the caller may call all fields that an operation begins with. */
export function assertOperationAllowed(
  schema: GraphQLSchema,
  { operation, selectionSet }: OperationDefinitionNode,
  context: RequestContext,
): void {
  const fields = schema.getRootType(operation)?.getFields() ?? {};
  for (const selection of selectionSet.selections) {
    if (selection.kind !== Kind.FIELD) continue;
    const permission = fields[selection.name.value]?.extensions.permission as Permission | undefined;
    if (permission) assertAllowed(context, permission);
  }
}

/** Whoever is signed in, for operations that nobody else may call; throws for a stranger. */
export function signedIn({ viewer, language }: RequestContext): Viewer {
  if (!viewer) throw thrownError('UNAUTHENTICATED', 'unauthenticated', language);
  return viewer;
}

/**
 * Puts the check of the declared permission before every root field, subscriptions included.
 * Denies by default: a root field without a declaration throws here, at start, so it can never be served.
 */
export function enforcePermissions(schema: GraphQLSchema): GraphQLSchema {
  for (const type of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]) {
    for (const field of Object.values(type?.getFields() ?? {})) {
      const permission = field.extensions.permission as Permission | undefined;
      if (!permission) throw new Error(`${type?.name}.${field.name} does not declare who may call it`);
      // A shared subscription runs once for all its subscribers, so it cannot check each of them.
      if (field.extensions.shared && !isPublic(permission)) throw new Error(`${field.name} is shared but not public`);
      guard(field, permission);
    }
  }
  return schema;
}

function guard(field: GraphQLField<unknown, RequestContext>, permission: Permission): void {
  const { resolve = defaultFieldResolver, subscribe } = field;
  field.resolve = (source, args, context, info) => {
    assertAllowed(context, permission);
    return resolve(source, args, context, info);
  };
  if (!subscribe) return;
  field.subscribe = (source, args, context, info) => {
    assertAllowed(context, permission);
    return subscribe(source, args, context, info);
  };
}
