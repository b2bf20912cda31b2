import { describe, expect, it } from 'vitest';
import { isEmailProven } from './proven-email.ts';

const email = 'mina@example.com';
const vouchedFor = (vouchedEmail: string | null) => ({ provider: 'NAVER' as const, id: '1', vouchedEmail });

describe('the email address of an account is verified (CUSTOMER-5)', () => {
  it.each([
    ['by nothing, after a sign-up', { socialIds: [] }, false],
    ['by a link that was opened there', { provenEmail: email, socialIds: [] }, true],
    ['not by a link to a former address', { provenEmail: 'former@example.com', socialIds: [] }, false],
    ['by a social provider that had verified it', { socialIds: [vouchedFor(null), vouchedFor(email)] }, true],
    ['not by one that had verified another', { socialIds: [vouchedFor('other@example.com')] }, false],
    ['not by one that had verified none', { socialIds: [vouchedFor(null)] }, false],
  ] as const)('%s', (_how, user, isProven) => {
    expect(isEmailProven({ email, ...user, socialIds: [...user.socialIds] })).toBe(isProven);
  });
});
