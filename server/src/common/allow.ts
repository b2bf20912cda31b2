import { isStepStatus, STEP_PERMISSIONS } from '@eunbit/schema/permission';
import { CONFIRMED_MINUTES, type SignInStep } from '@eunbit/schema/second-factor';
import {
  defaultFieldResolver,
  type GraphQLField,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
} from 'graphql';
import { Extensions } from 'type-graphql';
import { holds, isPublic, type Permission } from './permissions.ts';
import type { CallerContext, RequestContext, SignInState, Viewer } from './request-context.ts';
import { rootFields } from './root-fields.ts';
import { thrownError } from './thrown-error.ts';

/** Declares the permission that a root field requires. */
export function Allow(permission: Permission): MethodDecorator {
  return Extensions({ permission });
}

/**
 * Declares that a root field moves orders to the status in its input, and that each status has a permission of its own. The
 * service rejects statuses that no step leads to.
 */
export function AllowStep(): MethodDecorator {
  return Extensions({ permission: 'order:read' satisfies Permission, isStep: true });
}

/** Lets sessions call a root field while their sign-in still lacks one of these steps; they may call no other (ACCOUNT-21). */
export function During(...steps: readonly SignInStep[]): MethodDecorator {
  return Extensions({ during: steps });
}

/** When a root field requires re-authentication: always if the last one is too old, or as decided by the resolver. */
export type ConfirmationRule = 'always' | 'large refunds';

/**
 * Declares that a root field requires re-authentication if the last one is too old (ACCOUNT-27). If the rule is not `always`, the
 * resolver calls `assertIdentityConfirmed` itself.
 */
export function ConfirmIdentity(rule: ConfirmationRule = 'always'): MethodDecorator {
  return Extensions({ confirmIdentity: rule });
}

/** The declarations of a root field. */
interface Access {
  readonly permission: Permission;
  readonly during: readonly SignInStep[];
  readonly confirmIdentity: ConfirmationRule | null;
  readonly isStep: boolean;
}

function readAccess({ extensions }: Pick<GraphQLField<unknown, unknown>, 'extensions'>): Access | null {
  const { permission, during = [], confirmIdentity = null, isStep = false } = extensions as Partial<Access>;
  return permission ? { permission, during, confirmIdentity, isStep } : null;
}

/** Whether the session has to re-authenticate. */
export function isConfirmationDue({ signInState }: RequestContext, now = Date.now()): boolean {
  return !signInState || now - signInState.confirmedAt.getTime() >= CONFIRMED_MINUTES * 60_000;
}

/** Throws unless the session was authenticated recently. Nothing has been done then, and the same call may be repeated. */
export function assertIdentityConfirmed(context: RequestContext): void {
  if (isConfirmationDue(context)) {
    throw thrownError('IDENTITY_CONFIRMATION_REQUIRED', 'identity.confirmationRequired', context.language);
  }
}

/** Logs that a signed-in user requested an operation or a file without permission. */
export function recordRefusal(context: CallerContext, { id: userId }: Viewer, permission: Permission): void {
  const { requestId, address } = context;
  context.security.record('accessRefused', { userId, permission }, { requestId, address });
}

/** Throws unless the caller may call a root field. */
function assertAllowed(context: RequestContext, { permission, during, confirmIdentity }: Access): void {
  if (isPublic(permission)) return;
  const viewer = context.viewer ?? findSigningIn(context, during);
  if (!viewer) throw thrownError('UNAUTHENTICATED', 'unauthenticated', context.language);
  if (!holds(viewer, permission)) {
    recordRefusal(context, viewer, permission);
    throw thrownError('FORBIDDEN', 'forbidden', context.language);
  }
  if (confirmIdentity === 'always') assertIdentityConfirmed(context);
}

/** Throws unless the caller of a root field that moves orders may take this step. */
function assertStepAllowed(context: RequestContext, { input: { status } }: { input: { status: string } }): void {
  const viewer = signedIn(context);
  if (!isStepStatus(status) || holds(viewer, STEP_PERMISSIONS[status])) return;
  recordRefusal(context, viewer, STEP_PERMISSIONS[status]);
  throw thrownError('FORBIDDEN', 'forbidden', context.language);
}

/** The user of a session whose sign-in still lacks one of these steps. */
function findSigningIn({ signInState }: RequestContext, steps: readonly SignInStep[]): Viewer | null {
  return signInState?.missingStep && steps.includes(signInState.missingStep) ? signInState.viewer : null;
}

/** Throws unless the caller may call all root fields of an operation. */
export function assertOperationAllowed(
  schema: GraphQLSchema,
  { operation, selectionSet }: OperationDefinitionNode,
  context: RequestContext,
): void {
  const fields = schema.getRootType(operation)?.getFields() ?? {};
  for (const selection of selectionSet.selections) {
    if (selection.kind !== Kind.FIELD) continue;
    const field = fields[selection.name.value];
    const access = field && readAccess(field);
    if (access) assertAllowed(context, access);
  }
}

/**
 * The caller's session, even if its sign-in lacks a step, for operations that declare `During`; throws if there is no session.
 */
export function inSession({ signInState, sessionToken, language }: RequestContext): SignInState & { token: string } {
  if (!signInState || !sessionToken) throw thrownError('UNAUTHENTICATED', 'unauthenticated', language);
  return { ...signInState, token: sessionToken };
}

/** The signed-in viewer, for operations that require one; throws if there is none. */
export function signedIn({ viewer, language }: RequestContext): Viewer {
  if (!viewer) throw thrownError('UNAUTHENTICATED', 'unauthenticated', language);
  return viewer;
}

/**
 * Puts the check of the declared permission before every root field, subscriptions included. Denies by default: a root field
 * without a declaration throws here, at start, so it can never be served.
 */
export function enforcePermissions(schema: GraphQLSchema): GraphQLSchema {
  for (const field of rootFields(schema, 'Query', 'Mutation', 'Subscription')) {
    const access = readAccess(field);
    if (!access) throw new Error(`${field.name} does not declare who may call it`);
    // A shared subscription runs once for all its subscribers, so it cannot check each of them.
    if (field.extensions.shared && !isPublic(access.permission))
      throw new Error(`${field.name} is a shared subscription and must be public`);
    guard(field, access);
  }
  return schema;
}

function guard(field: GraphQLField<unknown, RequestContext>, access: Access): void {
  const { resolve = defaultFieldResolver, subscribe } = field;
  field.resolve = (source, args, context, info) => {
    assertAllowed(context, access);
    if (access.isStep) assertStepAllowed(context, args);
    return resolve(source, args, context, info);
  };
  if (!subscribe) return;
  field.subscribe = (source, args, context, info) => {
    assertAllowed(context, access);
    return subscribe(source, args, context, info);
  };
}
