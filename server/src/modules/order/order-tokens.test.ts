import { Types } from 'mongoose';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createVault } from '../../common/tokens.ts';
import { createOrderTokens } from './order-tokens.ts';

const tokens = createOrderTokens(createVault('a test secret of more than thirty-two characters'));
const order = { _id: new Types.ObjectId(), number: 'EB-261121-AAAAAAAA', linksOpened: 3 };
const userId = String(new Types.ObjectId());
const now = new Date();
const DAY_MS = 86_400_000;

const readLink = (path: string) => path.split('link=')[1] ?? '';

describe('an order token', () => {
  it('is accepted by the reader of its kind', () => {
    expect(tokens.readAccess(tokens.access(order))).toBe(String(order._id));
    expect(tokens.readLink(readLink(tokens.linkPath(order, now)))).toEqual({
      orderId: String(order._id),
      linksOpened: 3,
    });
    expect(tokens.readClaim(readLink(tokens.claimPath(userId, order, now)))).toEqual({
      userId,
      orderId: String(order._id),
    });
  });

  it('is rejected by the readers of other kinds (ORDER-13)', () => {
    const link = readLink(tokens.linkPath(order, now));
    const claim = readLink(tokens.claimPath(userId, order, now));
    const access = tokens.access(order);
    expect([link, claim].map(tokens.readAccess)).toEqual([null, null]);
    expect([access, claim].map(tokens.readLink)).toEqual([null, null]);
    expect([access, link].map(tokens.readClaim)).toEqual([null, null]);
  });

  it('is rejected when altered, truncated or forged', () => {
    const access = tokens.access(order);
    const [payload = '', signature = ''] = access.split('.');
    const other = Buffer.from(JSON.stringify([`order:${new Types.ObjectId()}`, Date.now() + DAY_MS]));
    const forged = [`${other.toString('base64url')}.${signature}`, payload, `${payload}.`, '', '.', 'x.y', '\u0000'];
    expect(forged.map(tokens.readAccess)).toEqual(forged.map(() => null));
  });
});

describe('an access token', () => {
  afterEach(() => vi.useRealTimers());

  it('opens its order for thirty days (ORDER-13)', () => {
    vi.useFakeTimers();
    const access = tokens.access(order);

    vi.advanceTimersByTime(30 * DAY_MS - 1);
    expect(tokens.readAccess(access)).toBe(String(order._id));
    vi.advanceTimersByTime(1);
    expect(tokens.readAccess(access)).toBeNull();
  });
});

describe('a link in an email', () => {
  it('expires a day after the request for the email, even if it is sent late (ORDER-14)', () => {
    const justInTime = new Date(Date.now() - DAY_MS + 60_000);
    const tooLate = new Date(Date.now() - DAY_MS - 1);
    expect(tokens.readLink(readLink(tokens.linkPath(order, justInTime)))).not.toBeNull();
    expect(tokens.readLink(readLink(tokens.linkPath(order, tooLate)))).toBeNull();
    expect(tokens.readClaim(readLink(tokens.claimPath(userId, order, tooLate)))).toBeNull();
  });
});
