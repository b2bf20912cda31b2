import { isStaff } from '@eunbit/schema/account';
import { apiMessage } from '@eunbit/schema/api-messages';
import type { Language } from '@eunbit/schema/market';
import type { SignInStep } from '@eunbit/schema/second-factor';
import { heldPermissions } from '../../common/permissions.ts';
import type { Viewer } from '../../common/request-context.ts';
import { SignedIn, SignInStepRequiredError, type ViewerType } from './account.types.ts';

export function presentViewer(viewer: Viewer): ViewerType {
  const { blocked, orderEmails, ...rest } = viewer;
  const permissions = heldPermissions(viewer);
  return { ...rest, permissions, isBlocked: blocked, hasOrderEmails: orderEmails, viewerIsStaff: isStaff(viewer.role) };
}

export function presentSignedIn(viewer: Viewer): SignedIn {
  return Object.assign(new SignedIn(), { viewer: presentViewer(viewer) });
}

/** The answer to a sign-in that opened a session which lacks a step. */
export function presentMissingStep(step: SignInStep, language: Language): SignInStepRequiredError {
  const message = apiMessage('signIn.stepRequired', language);
  return Object.assign(new SignInStepRequiredError(), { step, message });
}
