import { randomUUID } from 'node:crypto';
import { MAILING_CONSENT } from '@eunbit/schema/consent-texts';
import { createRateLimiter } from '@eunbit/server/common/rate-limit';
import { collectSecurityEvents } from '@eunbit/server/log/testing/collect-security-events';
import { createAccountService } from '@eunbit/server/modules/account/account.service';
import { createKnownDeviceService } from '@eunbit/server/modules/account/known-device.service';
import { createPasswordHasher } from '@eunbit/server/modules/account/password-hasher';
import { createSignInService } from '@eunbit/server/modules/account/sign-in.service';
import { userModel } from '@eunbit/server/modules/account/user.model';
import { mailingListModel } from '@eunbit/server/modules/mailing-list/mailing-list.model';
import { orderModel } from '@eunbit/server/modules/order/order.model';
import { describe, expect, it } from 'vitest';
import { Me, SignUp } from '../kit/account-operations.ts';
import { linkIn, waitForEmail } from '../kit/emails.ts';
import { addMember, emailsTo } from '../kit/members.ts';
import { SignIn } from '../kit/operations.ts';
import { writeOrder } from '../kit/orders.ts';
import { expectResult } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const shop = useTestShop();

const newEmail = () => `${randomUUID()}@example.com`;
const form = (change: object = {}) => ({
  firstName: 'Mina',
  lastName: 'Lee',
  email: newEmail(),
  password: 'silver-light',
  hasMailingConsent: false,
  ...change,
});

describe('signing up', () => {
  it('signs in, and stores names in upper case, store and language of the browser (ACCOUNT-1)', async () => {
    const client = shop.client({ market: 'US', language: 'en' });
    const input = form({ firstName: ' Mina ', lastName: 'Lee', email: ` ${newEmail().toUpperCase()} ` });

    const viewer = expectResult((await client.run(SignUp, { input })).signUp, 'Viewer');

    const email = input.email.trim().toLowerCase();
    expect(viewer).toMatchObject({ email, firstName: 'MINA', lastName: 'LEE', role: 'USER', location: 'US' });
    expect(viewer).toMatchObject({ language: 'EN', hasMailingConsent: false, hasOrderEmails: true, isBlocked: false });
    expect((await client.run(Me)).visitor.viewer?.email).toBe(email);
    expect(await emailsTo(shop, email)).toEqual(['WELCOME']);
  });

  it('joins the mailing list only with consent, stored with wording and time (SUPPORT-13)', async () => {
    const input = form({ hasMailingConsent: true });
    const { signUp } = await shop.client({ language: 'ko' }).run(SignUp, { input });

    expect(expectResult(signUp, 'Viewer').hasMailingConsent).toBe(true);
    const entry = await mailingListModel(shop.connection).findById(input.email).lean();
    expect(entry?.consent.wording).toBe(MAILING_CONSENT.ko);
    expect(entry?.consent.at).toBeInstanceOf(Date);
  });

  it('is confirmed in one email, which includes the mailing list consent and how to unsubscribe', async () => {
    const input = form({ hasMailingConsent: true });
    expectResult((await shop.client({ language: 'en' }).run(SignUp, { input })).signUp, 'Viewer');

    const email = await waitForEmail(shop, { to: input.email, kind: 'WELCOME' });
    expect(await emailsTo(shop, input.email)).toEqual(['WELCOME']);
    expect(email.text).toContain('news and offers');
    expect(linkIn(email, '/unsubscribe').searchParams.get('token')).toBeTruthy();
    // An email about an account is not marketing.
    expect(email.stream).toBe('outbound');
  });

  it('does not mention the mailing list without consent', async () => {
    const input = form();
    expectResult((await shop.client({ language: 'en' }).run(SignUp, { input })).signUp, 'Viewer');
    expect((await waitForEmail(shop, { to: input.email, kind: 'WELCOME' })).text).not.toContain('news and offers');
  });

  it('offers earlier orders of the address by email, and claims none without it', async () => {
    const input = form();
    await writeOrder(shop, { number: 'EB-261101-AAAAAAAA', email: input.email });

    expectResult((await shop.client().run(SignUp, { input })).signUp, 'Viewer');

    expect((await emailsTo(shop, input.email)).sort()).toEqual(['CLAIM_ORDERS', 'WELCOME']);
    expect((await orderModel(shop.connection).findOne({ email: input.email }).lean())?.userId).toBeNull();
  });

  it('reports the first error in the order of the form (ACCOUNT-1)', async () => {
    const input = form({ firstName: '', lastName: '', email: 'nobody', password: '123456' });
    const error = expectResult((await shop.client().run(SignUp, { input })).signUp, 'ValidationError');
    expect(error.message).toBe('First name is required.');
    expect(error.fieldErrors.map(({ path }) => path)).toEqual(['firstName', 'lastName', 'email', 'password']);
  });

  it('is refused for an address that has an account, in any spelling (ACCOUNT-2)', async () => {
    const { email } = await addMember(shop);
    const { signUp } = await shop.client().run(SignUp, { input: form({ email: email.toUpperCase() }) });
    expect(expectResult(signUp, 'AccountError')).toMatchObject({
      code: 'EMAIL_TAKEN',
      message: 'User with this email already exist. Please log in.',
    });
  });

  it('creates one account if the button is clicked five times at once (ACCOUNT-2)', async () => {
    const input = form({ hasMailingConsent: true });
    const answers = await Promise.all(Array.from({ length: 5 }, () => shop.client().run(SignUp, { input })));

    expect(answers.filter(({ signUp }) => signUp.__typename === 'Viewer')).toHaveLength(1);
    expect(await userModel(shop.connection).countDocuments({ email: input.email })).toBe(1);
    expect(await emailsTo(shop, input.email)).toEqual(['WELCOME']);
  });

  it('keeps markup in a name as plain text', async () => {
    const firstName = '<img src=x onerror=alert(1)>';
    const client = shop.client();
    expectResult((await client.run(SignUp, { input: form({ firstName }) })).signUp, 'Viewer');
    expect((await client.run(Me)).visitor.viewer?.firstName).toBe(firstName.toUpperCase());
  });

  it('refuses an email address of 400 characters', async () => {
    const input = form({ email: `${'a'.repeat(388)}@example.com` });
    const { fieldErrors } = expectResult((await shop.client().run(SignUp, { input })).signUp, 'ValidationError');
    expect(fieldErrors).toEqual([{ path: 'email', key: 'text.tooLong', message: 'This text is too long.' }]);
  });

  it.each(['position: ADMIN', 'role: "ADMIN"', 'isBlocked: false', 'passwordHash: "x"', 'socialIds: []', '_id: "1"'])(
    'ignores what is not part of the form: %s',
    async (extra) => {
      const email = newEmail();
      const input = `firstName: "a", lastName: "b", email: "${email}", password: "silver-light", hasMailingConsent: false`;
      const query = `mutation { signUp(input: { ${input}, ${extra} }) { __typename } }`;
      expect((await shop.client().send({ query })).errors[0]?.extensions.code).toBe('BAD_REQUEST');
      expect(await userModel(shop.connection).exists({ email })).toBeNull();
    },
  );
});

describe('a common password', () => {
  it.each(['ko', 'en'] as const)('is refused at its field in %s, and creates no account', async (language) => {
    const input = form({ password: 'Password1' });
    const { fieldErrors } = expectResult(
      (await shop.client({ language }).run(SignUp, { input })).signUp,
      'ValidationError',
    );
    const message = {
      en: 'This password is one of the most used and easily guessed. Please choose another one.',
      ko: '많은 사람이 사용해 추측하기 쉬운 비밀번호입니다. 다른 비밀번호를 입력해 주세요.',
    }[language];
    expect(fieldErrors).toEqual([{ path: 'password', key: 'newPassword.common', message }]);
    expect(await userModel(shop.connection).exists({ email: input.email })).toBeNull();
  });
});

describe('signing in', () => {
  it.each([{ $ne: null }, { $gt: '' }, ['shopper@example.com'], null, 7])('rejects %j as an email', async (email) => {
    const query = 'mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }';
    const variables = { input: { email, password: 'silver-light' } };
    expect((await shop.client().send({ query, variables })).errors[0]?.extensions.code).toBe('BAD_REQUEST');
  });

  it('accepts a password in any Unicode composition', async () => {
    const input = form({ password: '은빛달빛별빛햇빛'.normalize('NFC') });
    expectResult((await shop.client().run(SignUp, { input })).signUp, 'Viewer');
    const typed = { email: input.email, password: input.password.normalize('NFD') };
    expectResult((await shop.client().run(SignIn, { input: typed })).signIn, 'Viewer');
  });

  it('compares a password even if the account does not exist or has none', async () => {
    const compared: (string | null | undefined)[] = [];
    const hasher = createPasswordHasher();
    const spying: typeof hasher = {
      ...hasher,
      verify: (stored, password) => {
        compared.push(stored);
        return hasher.verify(stored, password);
      },
    };
    const { connection } = shop;
    const devices = createKnownDeviceService(connection);
    const { security, lines } = collectSecurityEvents();
    const service = createSignInService({
      connection,
      limiter: createRateLimiter(connection, security),
      security,
      hasher: spying,
      passwords: { requestReset: async () => ({ value: '' }) },
      devices,
    });
    const stranger = { address: 'here', deviceToken: null, language: 'en' } as const;
    const email = newEmail();
    await createAccountService(connection).register({ email, password: null, firstName: 'MINA', lastName: 'LEE' });

    const signIn = (address: string) => service.signIn(address, 'silver-light', stranger);
    expect(await signIn(newEmail())).toEqual({ refused: { code: 'USER_NOT_FOUND', key: 'user.notFound' } });
    expect(await signIn(email)).toEqual({ refused: { code: 'CREDENTIALS_WRONG', key: 'password.wrong' } });
    expect(compared).toEqual([undefined, null]);
    expect(lines).toMatchObject([{ reason: 'unknownAccount', userId: null }, { reason: 'wrongPassword' }]);
    // The placeholder for a missing hash matches no password, not even its own text.
    expect(await hasher.verify(null, 'nobody has this password')).toBe(false);
  });
});
