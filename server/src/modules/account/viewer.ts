import { Types } from 'mongoose';
import type { Viewer } from '../../common/request-context.ts';
import type { UserRecord } from './user.model.ts';

/** The account as available to a request. */
export function toViewer(user: UserRecord): Viewer {
  const { email, pendingEmail, firstName, lastName, phone, role, blocked } = user;
  const { language, location, orderEmails, socialIds, createdAt } = user;
  return {
    id: String(user._id),
    email,
    pendingEmail,
    firstName,
    lastName,
    phone,
    role,
    staffRole: (role === 'STAFF' && user.staffRole) || null,
    blocked,
    language,
    location,
    orderEmails,
    hasPassword: user.passwordHash !== null,
    socialProviders: socialIds.map(({ provider }) => provider),
    mustFinishSignUp: user.terms === null,
    createdAt,
    hasSecondFactor: user.secondFactorSince !== undefined,
  };
}

export const toUserId = (viewer: Pick<Viewer, 'id'>): Types.ObjectId => new Types.ObjectId(viewer.id);
