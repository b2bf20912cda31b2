import { randomUUID } from 'node:crypto';
import { mailingListModel } from '@eunbit/server/modules/mailing-list/mailing-list.model';
import { describe, expect, it } from 'vitest';
import { graphql } from '../gql/gql.ts';
import {
  ConfirmEmailChange,
  Me,
  RequestEmailChange,
  UpdateCommunication,
  UpdateProfile,
} from '../kit/account-operations.ts';
import { addMember, createMemberClient, emailsTo, type Member, tokenFor } from '../kit/members.ts';
import { AddCartLine, SignIn, StartCheckout, UpdateCheckoutContact } from '../kit/operations.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { expectResult, fillCheckout } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const OwnConsent = graphql(`query OwnConsent { visitor { viewer { id mailingConsent { at wording } } } }`);

const shop = useTestShop();

const newEmail = () => `${randomUUID()}@example.com`;
const readViewer = async (client: ShopClient) => (await client.run(Me)).visitor.viewer;

describe('a profile', () => {
  it('stores names in upper case and the phone with its calling code', async () => {
    const client = await createMemberClient(shop, await addMember(shop), { market: 'KR' });
    const input = { firstName: 'Minseo', lastName: 'Kim', phone: '010-1234-5678' };
    const viewer = expectResult((await client.run(UpdateProfile, { input })).updateProfile, 'Viewer');
    expect(viewer).toMatchObject({ firstName: 'MINSEO', lastName: 'KIM', phone: '+821012345678' });
    const cleared = await client.run(UpdateProfile, { input: { ...input, phone: '' } });
    expect(expectResult(cleared.updateProfile, 'Viewer').phone).toBeNull();
  });

  it('is rejected as a whole with a foreign phone or without a name', async () => {
    const client = await createMemberClient(shop, await addMember(shop));
    const input = { firstName: '', lastName: 'Kim', phone: '+44 20 7946 0958' };
    const { fieldErrors } = expectResult((await client.run(UpdateProfile, { input })).updateProfile, 'ValidationError');
    expect(fieldErrors.map(({ message }) => message)).toEqual([
      'First name is required.',
      'Please put a valid phone number of Korea or North America.',
    ]);
    expect((await readViewer(client))?.lastName).toBe('LEE');
  });

  it('copies a phone from the checkout if it has none, and never replaces its own (ACCOUNT-12)', async () => {
    const client = await createMemberClient(shop, await addMember(shop), { market: 'KR' });
    const { checkoutId } = await fillCheckout(client, 'KR', { [shop.productId('wipe')]: 1 });
    expect((await readViewer(client))?.phone).toBe('+821012345678');

    const other = { checkoutId, email: newEmail(), phone: '010-9999-9999' };
    const { updateCheckoutContact } = await client.run(UpdateCheckoutContact, { input: other });
    expectResult(updateCheckoutContact, 'Checkout');
    expect((await readViewer(client))?.phone).toBe('+821012345678');
  });

  it('copies no phone if the checkout has an invalid number', async () => {
    const client = await createMemberClient(shop, await addMember(shop), { market: 'KR' });
    await client.run(AddCartLine, { input: { productId: shop.productId('wipe'), quantity: 1 } });
    const { startCheckout } = await client.run(StartCheckout);
    const checkout = expectResult(startCheckout, 'Checkout');
    const input = { checkoutId: checkout.id, email: newEmail(), phone: '+44 20 7946 0958' };
    expectResult((await client.run(UpdateCheckoutContact, { input })).updateCheckoutContact, 'Checkout');
    expect((await readViewer(client))?.phone).toBeNull();
  });

  it.each(['position: ADMIN', 'isBlocked: false', 'id: "1"', 'email: "x@example.com"'])(
    'cannot store more: %s',
    async (extra) => {
      const client = await createMemberClient(shop, await addMember(shop, { blocked: true }));
      const query = `mutation { updateProfile(input: { firstName: "a", lastName: "b", phone: "", ${extra} }) { __typename } }`;
      expect((await client.send({ query })).errors[0]?.extensions.code).toBe('BAD_REQUEST');
      expect(await readViewer(client)).toMatchObject({ role: 'USER', isBlocked: true, firstName: 'MINA' });
    },
  );
});

describe('the notification settings of a member', () => {
  it('change one by one, and joining the mailing list keeps the consent given (ACCOUNT-16)', async () => {
    const member = await addMember(shop);
    const client = await createMemberClient(shop, member);
    const set = async (input: object) => (await client.run(UpdateCommunication, { input })).updateCommunication;

    expect(await set({ hasMailingConsent: true })).toEqual({
      hasMailingConsent: true,
      hasOrderEmails: true,
      language: 'KO',
    });
    const kept = (await mailingListModel(shop.connection).findById(member.email).lean())?.consent;
    expect(kept?.wording).toBeTruthy();
    const { visitor } = await client.run(OwnConsent);
    expect(visitor.viewer?.mailingConsent).toEqual({ at: kept?.at.toISOString(), wording: kept?.wording });
    expect(await set({ hasOrderEmails: false, language: 'EN' })).toEqual({
      hasMailingConsent: true,
      hasOrderEmails: false,
      language: 'EN',
    });
    expect(await set({ hasMailingConsent: false })).toEqual({
      hasMailingConsent: false,
      hasOrderEmails: false,
      language: 'EN',
    });
    expect(await mailingListModel(shop.connection).exists({ _id: member.email })).toBeNull();
    expect((await client.run(OwnConsent)).visitor.viewer?.mailingConsent).toBeNull();
  });
});

describe('a new email address (ACCOUNT-11)', () => {
  async function ask(member: Member, email: string, password: string | null = member.password) {
    const client = await createMemberClient(shop, member);
    return (await client.run(RequestEmailChange, { input: { email, password } })).requestEmailChange;
  }
  const linkTo = (member: Member, to: string, at?: Date) =>
    tokenFor(shop, member, { kind: 'EMAIL_CHANGE_CONFIRM', to, ...(at && { at }) });
  const confirm = async (token: string) =>
    (await shop.client().run(ConfirmEmailChange, { input: { token } })).confirmEmailChange;

  it('is set once its email is confirmed, and the old address is notified', async () => {
    const member = await addMember(shop);
    const client = await createMemberClient(shop, member);
    await client.run(UpdateCommunication, { input: { hasMailingConsent: true } });
    const email = newEmail();

    expectResult(await ask(member, email.toUpperCase()), 'Acknowledgement');
    expect(await readViewer(client)).toMatchObject({ email: member.email, pendingEmail: email });

    expect(expectResult(await confirm(await linkTo(member, email)), 'EmailChanged').email).toBe(email);
    expect(await readViewer(client)).toMatchObject({ email, pendingEmail: null, hasMailingConsent: true });
    expect(await emailsTo(shop, member.email)).toEqual(['MAILING_LIST_JOINED', 'EMAIL_CHANGED_NOTICE']);
    expect(await mailingListModel(shop.connection).exists({ _id: member.email })).toBeNull();
    const { signIn } = await shop.client().run(SignIn, { input: { email, password: member.password } });
    expectResult(signIn, 'Viewer');
  });

  it('is not set by a link that was used, is a day old, or was followed by another request', async () => {
    const member = await addMember(shop);
    const [first, second] = [newEmail(), newEmail()];
    await ask(member, first);
    const superseded = await linkTo(member, first);
    await ask(member, second);
    expect(expectResult(await confirm(superseded), 'AccountError').code).toBe('LINK_INVALID');
    const yesterday = new Date(Date.now() - 24 * 3_600_000);
    expect(expectResult(await confirm(await linkTo(member, second, yesterday)), 'AccountError').code).toBe(
      'LINK_INVALID',
    );
    const good = await linkTo(member, second);
    expectResult(await confirm(good), 'EmailChanged');
    expect(expectResult(await confirm(good), 'AccountError').code).toBe('LINK_INVALID');
  });

  it('requires the password, and must not belong to another account', async () => {
    const [member, other] = [await addMember(shop), await addMember(shop)];
    expect(expectResult(await ask(member, newEmail(), 'wrong-password'), 'AccountError').code).toBe(
      'CREDENTIALS_WRONG',
    );
    expect(expectResult(await ask(member, newEmail(), null), 'AccountError').code).toBe('CREDENTIALS_WRONG');
    expect(expectResult(await ask(member, other.email), 'AccountError').code).toBe('EMAIL_TAKEN');
    expect(expectResult(await ask(member, member.email), 'ValidationError').message).toBe(
      'This is your email already.',
    );
    expect(expectResult(await ask(member, 'a@b'), 'ValidationError').message).toBe('Please put valid email address.');
  });

  it('is given to one of two who request the same', async () => {
    const members = [await addMember(shop), await addMember(shop)];
    const email = newEmail();
    const tokens: string[] = [];
    for (const member of members) {
      expectResult(await ask(member, email), 'Acknowledgement');
      tokens.push(await linkTo(member, email));
    }
    const answers = await Promise.all(tokens.map(confirm));
    expect(answers.map(({ __typename }) => __typename).sort()).toEqual(['AccountError', 'EmailChanged']);
  });
});
