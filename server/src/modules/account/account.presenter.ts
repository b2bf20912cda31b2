import { isStaff } from '@eunbit/schema/account';
import { type ApiMessageKey, apiMessage } from '@eunbit/schema/api-messages';
import type { Language } from '@eunbit/schema/market';
import { presentResult } from '../../common/create-error-type.ts';
import { heldPermissions } from '../../common/permissions.ts';
import type { Result } from '../../common/refusal.ts';
import type { RequestContext, Viewer } from '../../common/request-context.ts';
import {
  AccountError,
  type AccountErrorCode,
  Acknowledgement,
  type AcknowledgementResult,
  type SignInResult,
  SignInStepRequiredError,
  ViewerType,
} from './account.types.ts';
import type { OpenSession } from './open-session.ts';

export function presentViewer(viewer: Viewer): ViewerType {
  const { blocked, orderEmails, ...rest } = viewer;
  const permissions = heldPermissions(viewer);
  const booleans = { isBlocked: blocked, hasOrderEmails: orderEmails, viewerIsStaff: isStaff(viewer.role) };
  return Object.assign(new ViewerType(), { ...rest, permissions, ...booleans });
}

/** Opens a session after a sign-in or sign-up and returns the account; opens none if it was rejected. */
export async function presentSignIn(
  signIn: Result<Viewer, AccountErrorCode>,
  context: RequestContext<{ readonly openSession: OpenSession }>,
): Promise<typeof SignInResult> {
  if ('refused' in signIn) return AccountError.of(signIn.refused, context.language);
  const step = await context.services.openSession(context, signIn.value);
  if (!step) return presentViewer(signIn.value);
  const message = apiMessage('signIn.stepRequired', context.language);
  return Object.assign(new SignInStepRequiredError(), { step, message });
}

export const presentAcknowledgement = (
  result: Result<unknown, AccountErrorCode>,
  key: ApiMessageKey,
  language: Language,
): typeof AcknowledgementResult =>
  presentResult(result, AccountError, language, () =>
    Object.assign(new Acknowledgement(), { message: apiMessage(key, language) }),
  );
