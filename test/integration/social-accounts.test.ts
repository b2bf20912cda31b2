import { randomUUID } from 'node:crypto';
import { userModel } from '@eunbit/server/modules/account/user.model';
import { describe, expect, it } from 'vitest';
import { addMember } from '../kit/members.ts';
import { useTestShop } from '../kit/test-shop.ts';

const shop = useTestShop();

const PLACE = { market: 'KR', language: 'ko' } as const;

function services() {
  const app = shop.app();
  if (!app) throw new Error('a shop needs a server');
  return app.services;
}

const socialId = (provider: 'NAVER' | 'GOOGLE', id: string = randomUUID()) => ({ provider, id, vouchedEmail: null });

function person(change: object = {}) {
  const email = `${randomUUID()}@example.com`;
  const socialIds = [socialId('NAVER')];
  return { email, password: null, firstName: '미나', lastName: '이', socialIds, ...change };
}

async function readViewer(email: string) {
  const viewer = await services().account.byEmail(email);
  if (!viewer) throw new Error(`${email} has no account`);
  return viewer;
}

describe('an account with a social id', () => {
  it('is found by exactly that id', async () => {
    const { account, signUp } = services();
    const newcomer = person();
    const made = await signUp.welcome(newcomer, PLACE, false);
    const [id = socialId('NAVER')] = newcomer.socialIds;

    expect(made).toMatchObject({ hasPassword: false, socialProviders: ['NAVER'] });
    expect((await account.bySocialId(id))?.id).toBe(made?.id);
    expect(await account.bySocialId({ ...id, provider: 'GOOGLE' })).toBeNull();
  });

  it('is created once, even if many browsers return from the provider at once', async () => {
    const { socialIds } = person();
    const newcomers = Array.from({ length: 4 }, () => person({ socialIds }));
    const made = await Promise.all(newcomers.map((newcomer) => services().signUp.welcome(newcomer, PLACE, false)));
    expect(made.filter((viewer) => viewer !== null)).toHaveLength(1);
    expect(await userModel(shop.connection).countDocuments({ 'socialIds.id': socialIds[0]?.id })).toBe(1);
  });

  it('is distinct for the same id at another provider', async () => {
    const id = randomUUID();
    const made = await Promise.all(
      (['NAVER', 'GOOGLE'] as const).map((provider) =>
        services().signUp.welcome(person({ socialIds: [socialId(provider, id)] }), PLACE, false),
      ),
    );
    expect(made.map((viewer) => viewer?.socialProviders)).toEqual([['NAVER'], ['GOOGLE']]);
  });
});

describe('linking a provider', () => {
  it('adds a sign-in method that belongs to nobody else, and is idempotent', async () => {
    const { account } = services();
    const [mine, yours] = [await addMember(shop), await addMember(shop)];
    const google = socialId('GOOGLE');
    expect(await account.linkSocialId(await readViewer(mine.email), google)).toBe(true);
    expect(await account.linkSocialId(await readViewer(mine.email), google)).toBe(true);
    expect(await account.linkSocialId(await readViewer(yours.email), google)).toBe(false);
    expect((await readViewer(yours.email)).socialProviders).toEqual([]);
  });

  it('can be undone unless it is the only sign-in method (ACCOUNT-13)', async () => {
    const { account, signUp } = services();
    const newcomer = person();
    await signUp.welcome(newcomer, PLACE, false);
    const viewer = await readViewer(newcomer.email);
    expect(await account.unlinkSocialId(viewer, 'NAVER')).toMatchObject({ refused: { code: 'ONLY_WAY_IN' } });
    expect(await account.unlinkSocialId(viewer, 'GOOGLE')).toHaveProperty('value');
    await account.linkSocialId(viewer, socialId('GOOGLE'));
    expect(await account.unlinkSocialId(viewer, 'NAVER')).toHaveProperty('value');
    expect((await readViewer(newcomer.email)).socialProviders).toEqual(['GOOGLE']);
    expect(await account.unlinkSocialId(viewer, 'GOOGLE')).toMatchObject({ refused: { code: 'ONLY_WAY_IN' } });

    const member = await addMember(shop);
    const withPassword = await readViewer(member.email);
    await account.linkSocialId(withPassword, socialId('NAVER'));
    expect(await account.unlinkSocialId(withPassword, 'NAVER')).toHaveProperty('value');
  });
});
