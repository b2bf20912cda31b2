import { COOKIE } from '@eunbit/schema/wire';
import mongoose from 'mongoose';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addMember, createMemberClient } from '../kit/members.ts';
import { useTestShop } from '../kit/test-shop.ts';

const shop = useTestShop();
afterEach(() => void vi.restoreAllMocks());

/** The driver's error while no database server responds. */
function loseCollection(name: string): void {
  const away = new mongoose.mongo.MongoNetworkError('connection closed');
  const collection = shop.serverConnection.collection(name);
  vi.spyOn(collection, 'findOne').mockRejectedValue(away);
  vi.spyOn(collection, 'aggregate').mockImplementation(() => {
    throw away;
  });
}

async function ask(query: string, cookie = '') {
  const response = await fetch(`${shop.url()}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ query }),
  });
  const { data, errors } = (await response.json()) as {
    data?: unknown;
    errors?: { message: string; extensions: { code: string; requestId?: string } }[];
  };
  return { status: response.status, retryAfter: response.headers.get('retry-after'), data, error: errors?.[0] };
}

const SIGN_IN = 'mutation { signIn(input: { email: "mina@example.com", password: "silver-light" }) { __typename } }';

describe('an operation while the database is away (STORE-27)', () => {
  it('is answered like a page, with 503 and a time to retry', async () => {
    loseCollection('users');
    const { error, ...answer } = await ask(SIGN_IN);

    expect(answer).toMatchObject({ status: 503, retryAfter: '10' });
    expect(error).toMatchObject({
      message: 'The shop cannot be reached for the moment. Please try again soon.',
      extensions: { code: 'UNAVAILABLE', requestId: expect.any(String) },
    });
  });

  it('is answered the same way if the viewer is unknown', async () => {
    const member = await createMemberClient(shop, await addMember(shop));
    const session = `${COOKIE.session}=${member.cookie(COOKIE.session)}`;
    loseCollection('sessions');
    for (const query of ['mutation { signOut { __typename } }', '{ visitor { viewer { email } } }']) {
      const { error, ...answer } = await ask(query, session);
      expect(answer, query).toMatchObject({ status: 503, retryAfter: '10' });
      expect(error?.extensions.code, query).toBe('UNAVAILABLE');
    }
  });

  it('is answered otherwise if it fails for another reason', async () => {
    vi.spyOn(shop.serverConnection.collection('users'), 'findOne').mockRejectedValue(new Error('a bug'));
    const { error, ...answer } = await ask(SIGN_IN);

    expect(answer).toMatchObject({ status: 200, retryAfter: null });
    expect(error?.extensions.code).toBe('INTERNAL');
  });
});
