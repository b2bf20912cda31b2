import type { Language, Market } from '@eunbit/schema/market';
import { Types } from 'mongoose';
import { SAMPLE_NAME, SAMPLE_READER } from '../../email/index.ts';
import type { UserRecord } from '../user.model.ts';

export const SAMPLE_USER_ID = 'sample-user';

/** Uses one address as both current and pending email, so all samples go to the same mailbox. */
export function sampleUser(market: Market, language: Language): UserRecord {
  const { firstName, lastName } = SAMPLE_NAME[market];
  return {
    _id: new Types.ObjectId('000000000000000000000001'),
    email: SAMPLE_READER,
    pendingEmail: SAMPLE_READER,
    passwordHash: null,
    socialIds: [],
    firstName: firstName.toUpperCase(),
    lastName: lastName.toUpperCase(),
    phone: null,
    role: 'USER',
    blocked: false,
    language,
    location: market,
    orderEmails: true,
    createdAt: new Date(),
  };
}
