import { executableSchema } from '@eunbit/server/app/schema';
import { beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { graphql } from '../gql/gql.ts';
import { buildAnyCall } from '../kit/any-call.ts';
import { runOwnerProgram } from '../kit/create-admin.ts';
import { addMember, createMemberClient, emailsTo, type Member } from '../kit/members.ts';
import { SignIn } from '../kit/operations.ts';
import {
  AddAuthenticator,
  AddPasskey,
  AskPasskeys,
  addAuthenticator,
  codeOf,
  finishSignIn,
  forgetConfirmation,
  OwnSecondFactor,
  RemoveAuthenticator,
  RemovePasskey,
  RenewRecoveryCodes,
  ResetSecondFactor,
  SignInStatus,
  StartAuthenticator,
  StartPasskey,
} from '../kit/second-factor.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { saveSettings, UpdateShopSettings } from '../kit/shop-settings.ts';
import { SoftwarePasskey } from '../kit/software-passkey.ts';
import { stopClock } from '../kit/stopped-clock.ts';
import { expectResult } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const AuditOfAccount = graphql(`
  query AuditOfAccount($id: String!) {
    auditLog(subject: USER, subjectId: $id) { edges { node { action staffId } } }
  }
`);
const OrderFeed = graphql(`subscription SecondFactorFeed { orderEvents(market: KR) { kind } }`);
const Overview = graphql(`query AnyOverview { staff { id } }`);

const shop = useTestShop();
let admin: Member;
let asAdmin: ShopClient;

beforeEach(async () => {
  await shop.connection.collection('shop_settings').deleteMany({});
  admin = await addMember(shop, { role: 'ADMIN' });
  asAdmin = await createMemberClient(shop, admin);
});

/** A browser in which the password was entered. */
async function afterPassword({ email, password }: Member): Promise<ShopClient> {
  const client = shop.client();
  const { signIn } = await client.run(SignIn, { input: { email, password } });
  expect(signIn).toMatchObject({ __typename: 'SignInStepRequiredError' });
  return client;
}

/** Passkeys belong to the shop's origin, which needs a host name instead of an IP address. */
const origin = () => shop.url().replace('127.0.0.1', 'localhost');

async function addPasskey(client: ShopClient, name: string): Promise<SoftwarePasskey> {
  const passkey = new SoftwarePasskey(origin());
  const { options } = expectResult((await client.run(StartPasskey)).startPasskey, 'PasskeyRequest');
  const { addPasskey: added } = await client.run(AddPasskey, { name, passkey: passkey.add(options) });
  expectResult(added, 'SecondFactorChanged');
  return passkey;
}

const ask = async (client: ShopClient) =>
  expectResult((await client.run(AskPasskeys)).askPasskeys, 'PasskeyRequest').options;

describe('a sign-in with a second step', () => {
  it('allows nothing until it is completed (ACCOUNT-21)', async () => {
    await addAuthenticator(asAdmin);
    const client = await afterPassword(admin);
    const executable = executableSchema();
    const asked = [executable.getQueryType(), executable.getMutationType()].flatMap((type) =>
      Object.values(type?.getFields() ?? {})
        .filter(({ extensions }) => extensions.permission !== 'public')
        .map((field) => ({ name: field.name, query: `${type?.name.toLowerCase()} { ${buildAnyCall(field)} }` })),
    );
    const answers = await Promise.all(asked.map(({ query }) => client.send({ query })));
    const reachable = asked
      .filter((_, index) => !answers[index]?.errors.some(({ extensions }) => extensions.code === 'UNAUTHENTICATED'))
      .map(({ name }) => name);
    expect(reachable.sort()).toEqual(['askPasskeys', 'finishSignIn']);
    // Public queries do not identify the user yet.
    expect(await client.run(SignInStatus)).toMatchObject({
      visitor: { viewer: null },
      signInStatus: { email: admin.email, missingStep: 'SECOND_FACTOR', proofMethods: ['CODE', 'RECOVERY_CODE'] },
    });
    expect((await client.visit('/users.csv?market=KR')).status).toBe(401);
    expect((await client.visit('/account/data.json')).status).toBe(401);
  });

  it('accepts a code of the app once, of this time step or a neighbouring one (ACCOUNT-22)', async () => {
    // No time step of the authenticator app may end between two lines.
    stopClock();
    const { secret } = await addAuthenticator(await createMemberClient(shop, admin));
    const client = await afterPassword(admin);
    const before = client.cookie('session');
    // The code that set the app up is used, and so are all older codes.
    for (const code of [codeOf(secret, -1), codeOf(secret, -3), '000000']) {
      expect(await finishSignIn(client, { code })).toMatchObject({ code: 'PROOF_WRONG' });
    }
    expect(await finishSignIn(client, { code: '12345' })).toMatchObject({
      fieldErrors: [{ path: 'code', key: 'secondFactor.codeInvalid' }],
    });
    expect(await finishSignIn(client, { code: '1', password: 'x' })).toMatchObject({
      fieldErrors: [{ path: 'proof', key: 'secondFactor.oneProof' }],
    });
    expect(await finishSignIn(client, { password: admin.password })).toMatchObject({ code: 'PROOF_WRONG' });
    const code = codeOf(secret);
    const other = await afterPassword(admin);
    const answers = await Promise.all([finishSignIn(client, { code }), finishSignIn(other, { code })]);
    expect(answers.map(({ __typename }) => __typename).sort()).toEqual(['SecondFactorError', 'Viewer']);
    const winner = answers[0].__typename === 'Viewer' ? client : other;
    expect((await winner.run(SignInStatus)).signInStatus).toMatchObject({
      missingStep: null,
      isConfirmationDue: false,
    });
    expect((await winner.run(Overview)).staff.length).toBeGreaterThan(0);
    if (winner === client) expect(client.cookie('session')).not.toBe(before);
  });

  it('accepts ten attempts in a quarter of an hour, from all browsers together', async () => {
    const { secret } = await addAuthenticator(asAdmin);
    stopClock();
    const client = await afterPassword(admin);
    for (let tries = 0; tries < 10; tries += 1) await finishSignIn(client, { code: '000000' });
    const elsewhere = await afterPassword(admin);
    expect(await finishSignIn(elsewhere, { code: codeOf(secret) })).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });

  it('accepts a recovery code once, even from two browsers at once (ACCOUNT-24)', async () => {
    const { recoveryCodes } = await addAuthenticator(asAdmin);
    expect(recoveryCodes).toHaveLength(10);
    const [code = '', second = ''] = recoveryCodes;
    const clients = [await afterPassword(admin), await afterPassword(admin)];
    const answers = await Promise.all(
      clients.map((client) => finishSignIn(client, { recoveryCode: code.toLowerCase().replaceAll('-', ' ') })),
    );
    expect(answers.map(({ __typename }) => __typename).sort()).toEqual(['SecondFactorError', 'Viewer']);
    const winner = clients[answers.findIndex(({ __typename }) => __typename === 'Viewer')] as ShopClient;
    expect((await winner.run(OwnSecondFactor)).ownSecondFactor.recoveryCodesLeft).toBe(9);
    expect(await emailsTo(shop, admin.email)).toEqual(['SECOND_FACTOR_CHANGED', 'SECOND_FACTOR_CHANGED']);

    const renewed = expectResult((await winner.run(RenewRecoveryCodes)).renewRecoveryCodes, 'SecondFactorChanged');
    expect(renewed.recoveryCodes).toHaveLength(10);
    const later = await afterPassword(admin);
    expect(await finishSignIn(later, { recoveryCode: second })).toMatchObject({ code: 'PROOF_WRONG' });
    const fresh = renewed.recoveryCodes?.[0] ?? '';
    expect((await finishSignIn(later, { recoveryCode: fresh })).__typename).toBe('Viewer');
    // Neither the codes nor the secret of the app are stored in plain text.
    const stored = JSON.stringify(await shop.connection.collection('second_factors').find().toArray());
    for (const each of renewed.recoveryCodes ?? []) expect(stored).not.toContain(each.replaceAll('-', ''));
  });

  it('accepts a passkey of the person, for the challenge of this session only (ACCOUNT-23)', async () => {
    const phone = await addPasskey(asAdmin, 'Phone');
    const other = await addMember(shop, { role: 'MANAGER' });
    const foreign = await addPasskey(await createMemberClient(shop, other), 'Foreign');

    const client = await afterPassword(admin);
    const refused = async (passkey: string) =>
      expect(await finishSignIn(client, { passkey })).toMatchObject({ code: 'PROOF_WRONG' });
    await refused('{}');
    await refused('no JSON');
    await refused(foreign.prove(await ask(client)));
    const another = await afterPassword(admin);
    await refused(phone.prove(await ask(another)));
    await refused(phone.prove(await ask(client), { origin: 'https://eunbit.example.evil' }));
    await refused(phone.prove(await ask(client), { isVerified: false }));
    // A challenge can be used once, and not after it has expired.
    const answer = phone.prove(await ask(client));
    await shop.connection.collection('sessions').updateMany({}, { $set: { 'challenge.expiresAt': new Date(0) } });
    await refused(answer);
    const replayed = phone.prove(await ask(client));
    expect((await finishSignIn(client, { passkey: replayed })).__typename).toBe('Viewer');
    const again = await afterPassword(admin);
    await ask(again);
    expect(await finishSignIn(again, { passkey: replayed })).toMatchObject({ code: 'PROOF_WRONG' });
    // A copied passkey repeats old counter values. (More tries than allowed in a quarter of an hour, so limits are cleared.)
    await shop.connection.collection('rate_limits').deleteMany({});
    expect(await finishSignIn(again, { passkey: phone.prove(await ask(again), { counter: 1 }) })).toMatchObject({
      code: 'PROOF_WRONG',
    });
    expect((await finishSignIn(again, { passkey: phone.prove(await ask(again)) })).__typename).toBe('Viewer');
  });
});

describe('setting up a second factor', () => {
  it('ends every other session, notifies the person, and can be undone factor by factor (ACCOUNT-26)', async () => {
    const elsewhere = await createMemberClient(shop, admin);
    const { secret } = await addAuthenticator(asAdmin);
    expect((await elsewhere.run(SignInStatus)).signInStatus).toBeNull();
    expect((await asAdmin.run(SignInStatus)).signInStatus).toMatchObject({ missingStep: null });
    expect((await asAdmin.run(StartAuthenticator)).startAuthenticator).toMatchObject({ code: 'ALREADY_SET_UP' });

    const passkey = await addPasskey(asAdmin, 'Laptop');
    const { ownSecondFactor } = await asAdmin.run(OwnSecondFactor);
    expect(ownSecondFactor).toMatchObject({ recoveryCodesLeft: 10, passkeys: [{ name: 'Laptop', lastUsedAt: null }] });
    const options = expectResult((await asAdmin.run(StartPasskey)).startPasskey, 'PasskeyRequest').options;
    expect((await asAdmin.run(AddPasskey, { name: 'Twice', passkey: passkey.add(options) })).addPasskey).toMatchObject({
      code: 'ALREADY_SET_UP',
    });
    expectResult((await asAdmin.run(RemoveAuthenticator)).removeAuthenticator, 'SecondFactorChanged');
    const signingIn = await afterPassword(admin);
    expect(await finishSignIn(signingIn, { code: codeOf(secret, 1) })).toMatchObject({ code: 'PROOF_WRONG' });
    const id = ownSecondFactor.passkeys[0]?.id ?? '';
    const last = expectResult((await asAdmin.run(RemovePasskey, { id })).removePasskey, 'SecondFactorChanged');
    expect(last.secondFactor).toMatchObject({ recoveryCodesLeft: 0, passkeys: [], authenticatorAddedAt: null });
    expect((await asAdmin.run(RemovePasskey, { id })).removePasskey).toMatchObject({ code: 'NOT_SET_UP' });
    expect((await asAdmin.run(RenewRecoveryCodes)).renewRecoveryCodes).toMatchObject({ code: 'NOT_SET_UP' });
    const { signIn } = await shop.client().run(SignIn, { input: { email: admin.email, password: admin.password } });
    expect(signIn.__typename).toBe('Viewer');
    expect(await emailsTo(shop, admin.email)).toHaveLength(4);
    const { auditLog } = await asAdmin.run(AuditOfAccount, { id: admin.id });
    expect(auditLog.edges.map(({ node }) => node.action)).toEqual([
      'SECOND_FACTOR_REMOVED',
      'SECOND_FACTOR_REMOVED',
      'SECOND_FACTOR_ADDED',
      'SECOND_FACTOR_ADDED',
    ]);
  });

  it('requires a code of the app being set up, within 15 minutes, and re-authentication', async () => {
    expect((await asAdmin.run(AddAuthenticator, { code: '123456' })).addAuthenticator).toMatchObject({
      code: 'NOT_SET_UP',
    });
    const { secret } = expectResult((await asAdmin.run(StartAuthenticator)).startAuthenticator, 'AuthenticatorStarted');
    expect((await asAdmin.run(AddAuthenticator, { code: codeOf(secret, 9) })).addAuthenticator).toMatchObject({
      code: 'PROOF_WRONG',
    });
    await shop.connection
      .collection('second_factors')
      .updateOne({ pendingTotp: { $ne: null } }, { $set: { 'pendingTotp.expiresAt': new Date(0) } });
    expect((await asAdmin.run(AddAuthenticator, { code: codeOf(secret) })).addAuthenticator).toMatchObject({
      code: 'NOT_SET_UP',
    });
    const wrong = new SoftwarePasskey(origin());
    const { options } = expectResult((await asAdmin.run(StartPasskey)).startPasskey, 'PasskeyRequest');
    const isVerified = false;
    expect(
      (await asAdmin.run(AddPasskey, { name: 'Key', passkey: wrong.add(options, { isVerified }) })).addPasskey,
    ).toMatchObject({ code: 'PROOF_WRONG' });
    await forgetConfirmation(shop, asAdmin);
    const { errors } = await asAdmin.send({ query: 'mutation { startAuthenticator { __typename } }' });
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(['IDENTITY_CONFIRMATION_REQUIRED']);
  });
});

describe('the setting that requires a second factor for staff (ACCOUNT-25)', () => {
  const security = { isSecondFactorRequired: true, confirmRefundsAbove: { KR: 300_000, US: 30_000 } };

  it('is switched on by an admin who has one, and blocks all others until they have one', async () => {
    const input = { expectedVersion: 0, security };
    expect((await asAdmin.run(UpdateShopSettings, { input })).updateShopSettings).toMatchObject({
      fieldErrors: [{ path: 'isSecondFactorRequired', key: 'settings.ownFactorFirst' }],
    });
    const manager = await addMember(shop, { role: 'MANAGER' });
    const atWork = await createMemberClient(shop, manager);
    const customer = await createMemberClient(shop, await addMember(shop));
    await addAuthenticator(asAdmin);
    const watched = atWork.subscribe(OrderFeed, {});
    asAdmin.subscribe(OrderFeed, {});
    const following = () => shop.app().services.live.subscribers;
    // For each, the subscription and the watch for the end of the session.
    await vi.waitFor(() => expect(following()).toBe(4));
    await saveSettings(asAdmin, { security });

    // Earlier subscriptions end, except those of users with a second factor.
    await expect(watched.next()).rejects.toThrow();
    await atWork.close();
    await vi.waitFor(() => expect(following()).toBe(2));
    await asAdmin.close();
    expect((await atWork.run(SignInStatus)).signInStatus).toMatchObject({ missingStep: 'SET_UP' });
    expect((await atWork.send({ query: '{ staff { id } }' })).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect((await customer.run(SignInStatus)).visitor.viewer).not.toBeNull();
    const passkey = await addPasskey(atWork, 'Phone');
    expect((await atWork.run(Overview)).staff.length).toBeGreaterThan(0);
    // The last factor cannot be removed while one is required.
    const { removePasskey } = await atWork.run(RemovePasskey, { id: passkey.id });
    expect(removePasskey).toMatchObject({ code: 'STILL_REQUIRED' });
    const signingIn = await afterPassword(manager);
    expect((await finishSignIn(signingIn, { passkey: passkey.prove(await ask(signingIn)) })).__typename).toBe('Viewer');
  });
});

describe('a lost second factor (ACCOUNT-28)', () => {
  it('is removed by another admin, which is logged; the person is notified and signed out', async () => {
    const manager = await addMember(shop, { role: 'MANAGER' });
    const asManager = await createMemberClient(shop, manager);
    const reset = async (client: ShopClient, userId: string) =>
      (await client.run(ResetSecondFactor, { userId })).resetSecondFactor;
    expect(await reset(asAdmin, manager.id)).toMatchObject({ code: 'NO_SECOND_FACTOR' });
    await addAuthenticator(asManager);
    await addAuthenticator(asAdmin);
    expect(await reset(asAdmin, admin.id)).toMatchObject({ code: 'OWN_SECOND_FACTOR' });
    expect(await reset(asAdmin, 'nobody')).toMatchObject({ code: 'USER_NOT_FOUND' });
    const refused = await asManager.send({
      query: `mutation { resetSecondFactor(input: { userId: "${admin.id}" }) { __typename } }`,
    });
    expect(refused.errors[0]?.extensions.code).toBe('FORBIDDEN');

    const answers = await Promise.all([reset(asAdmin, manager.id), reset(asAdmin, manager.id)]);
    expect(answers.map(({ __typename }) => __typename).sort()).toEqual(['SecondFactorError', 'SecondFactorReset']);
    expect((await asManager.run(SignInStatus)).signInStatus).toBeNull();
    expect(await emailsTo(shop, manager.email)).toEqual(['SECOND_FACTOR_CHANGED', 'SECOND_FACTOR_CHANGED']);
    const { auditLog } = await asAdmin.run(AuditOfAccount, { id: manager.id });
    expect(auditLog.edges[0]?.node).toEqual({ action: 'SECOND_FACTOR_RESET', staffId: admin.id });
    const { signIn } = await shop.client().run(SignIn, { input: { email: manager.email, password: manager.password } });
    expect(signIn.__typename).toBe('Viewer');
  });

  it('of the last admin is removed by a command on the server, which is logged as their own action', async () => {
    await addAuthenticator(asAdmin);
    const address = new URL(inject('mongodbUri'));
    address.pathname = `/${shop.connection.name}`;
    const reset = (...args: string[]) =>
      runOwnerProgram('reset-second-factor', { NODE_ENV: 'production', MONGODB_URI: address.href }, args);
    expect((await reset()).complaint).toContain('usage: npm run reset-second-factor');
    expect(await reset('nobody@shop.example')).toMatchObject({ code: 1 });
    expect((await reset(admin.email.toUpperCase())).complaint).toBe('');
    const asAgain = shop.client();
    const { signIn } = await asAgain.run(SignIn, { input: { email: admin.email, password: admin.password } });
    expect(signIn.__typename).toBe('Viewer');
    const { auditLog } = await asAgain.run(AuditOfAccount, { id: admin.id });
    expect(auditLog.edges[0]?.node).toEqual({ action: 'SECOND_FACTOR_RESET', staffId: admin.id });
  });
});
