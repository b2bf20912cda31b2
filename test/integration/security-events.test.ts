import { request } from 'node:http';
import { print } from 'graphql';
import { beforeEach, describe, expect, it } from 'vitest';
import { graphql } from '../gql/gql.ts';
import { ChangePassword, RequestPasswordReset, ResetPassword } from '../kit/account-operations.ts';
import { addMember, createMemberClient, type Member, tokenFor } from '../kit/members.ts';
import { SignIn } from '../kit/operations.ts';
import { addAuthenticator, finishSignIn, ResetSecondFactor } from '../kit/second-factor.ts';
import { stopClock } from '../kit/stopped-clock.ts';
import { expectResult, fillCheckout, payByDeposit } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const AnyStaff = graphql(`query AnyStaff { staff { id } }`);
const BlockUser = graphql(`
  mutation BlockForLog($input: UpdateUserBlockedInput!) { updateUserBlocked(input: $input) { __typename } }
`);
const LookUp = graphql(`
  mutation LookUpForLog($input: LookUpGuestOrderInput!) { lookUpGuestOrder(input: $input) { __typename } }
`);

const GUESS = 'a wrong guess of silver';

let lines: string[] = [];
const shop = useTestShop({ writeLog: (line) => lines.push(line) });
let member: Member;
beforeEach(async () => {
  // Otherwise the lines of one test would count as repetitions of another test's.
  shop.app().services.security.close();
  member = await addMember(shop);
  lines = [];
});

/** The security events that were logged since the test began. */
const events = () =>
  lines
    .map((line): Record<string, unknown> => JSON.parse(line))
    .filter(({ securityEvent }) => securityEvent !== undefined);

const signIn = (email: string, password: string) => shop.client().run(SignIn, { input: { email, password } });

describe('the log of security events', () => {
  it('records a failed sign-in with account, request and network, but no email or password (ACCOUNT-30)', async () => {
    await signIn(member.email, GUESS);
    await signIn('nobody@letters.example', GUESS);

    expect(events()).toMatchObject([
      { securityEvent: 'signInFailed', userId: member.id, reason: 'wrongPassword' },
      { securityEvent: 'signInFailed', userId: null, reason: 'unknownAccount' },
    ]);
    const [first, second] = events();
    expect(first).toMatchObject({ requestId: expect.any(String), network: expect.any(String) });
    expect(second).toMatchObject({ network: first?.network });
    for (const secret of [GUESS, member.email, 'nobody', '127.0.0.1']) expect(lines.join('')).not.toContain(secret);
  });

  it('records the lock of an account once, and not also as a rate limit', async () => {
    stopClock();
    for (let tried = 0; tried < 12; tried += 1) await signIn(member.email, GUESS);
    shop.app().services.security.close();

    const locks = events().filter(({ securityEvent }) => securityEvent !== 'signInFailed');
    expect(locks).toMatchObject([
      { securityEvent: 'accountLocked', userId: member.id, limit: 'sign-in' },
      { securityEvent: 'accountLocked', userId: member.id, limit: 'sign-in', repeated: 1 },
    ]);
  });

  it('records an operation and a download refused for a missing permission, once', async () => {
    const client = await createMemberClient(shop, member);
    const answer = await client.send({ query: print(AnyStaff) });
    expect(answer.errors[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await client.visit('/orders.csv?market=KR')).status).toBe(403);

    expect(events()).toMatchObject([
      { securityEvent: 'accessRefused', userId: member.id, permission: 'user:read' },
      { securityEvent: 'accessRefused', userId: member.id, permission: 'order:read' },
    ]);
  });

  it('records forms, operations and sockets from other sites', async () => {
    const client = shop.client();
    expect((await client.post('/cart', 'a=b', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await client.send('{}', { 'content-type': 'text/plain' })).status).toBe(400);
    await new Promise((resolve) => {
      const upgrade = { connection: 'upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' };
      const key = { 'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==', 'sec-websocket-protocol': 'graphql-transport-ws' };
      const asked = request(`${shop.url()}/graphql`, {
        headers: { ...upgrade, ...key, origin: 'https://evil.example' },
      });
      asked.on('upgrade', (_answer, socket) => {
        // The first message of the protocol, masked with zeros.
        const message = Buffer.from('{"type":"connection_init"}');
        socket.write(Buffer.concat([Buffer.from([0x81, 0x80 | message.length, 0, 0, 0, 0]), message]));
        socket.on('close', resolve).resume();
      });
      asked.end();
    });

    expect(events()).toMatchObject([
      { securityEvent: 'originRefused', what: 'form' },
      { securityEvent: 'originRefused', what: 'operation' },
      { securityEvent: 'originRefused', what: 'socket', requestId: expect.any(String), network: expect.any(String) },
    ]);
  });

  it('records a failed second factor, and its reset by an admin', async () => {
    const staff = await addMember(shop, { role: 'ADMIN' });
    await addAuthenticator(await createMemberClient(shop, staff));
    const client = shop.client();
    await client.run(SignIn, { input: { email: staff.email, password: staff.password } });
    expectResult(await finishSignIn(client, { code: '000000' }), 'SecondFactorError');
    const admin = await addMember(shop, { role: 'ADMIN' });
    await (await createMemberClient(shop, admin)).run(ResetSecondFactor, { userId: staff.id });

    expect(events()).toMatchObject([
      { securityEvent: 'credentialsChanged', userId: staff.id, action: 'SECOND_FACTOR_ADDED' },
      { securityEvent: 'secondFactorFailed', userId: staff.id, method: 'CODE' },
      { securityEvent: 'credentialsChanged', userId: admin.id, action: 'SECOND_FACTOR_RESET', subjectId: staff.id },
    ]);
  });

  it("records a guest's wrong pass code with the number of the order", async () => {
    const buyer = shop.client();
    const ready = await fillCheckout(buyer, 'KR', { [shop.productId('wipe')]: 1 });
    const { order } = expectResult(await payByDeposit(buyer, ready), 'OrderPlaced');
    await shop.client().run(LookUp, { input: { orderNumber: order.number, passCode: GUESS } });

    expect(events()).toMatchObject([{ securityEvent: 'orderLookUpFailed', order: order.number }]);
    expect(lines.join('')).not.toContain(GUESS);
  });

  it('records changed passwords, wrong passwords at a confirmation, and blocks', async () => {
    const client = await createMemberClient(shop, member);
    const change = (currentPassword: string) =>
      client.run(ChangePassword, {
        input: { currentPassword, password: 'golden-light', confirmation: 'golden-light' },
      });
    await change(GUESS);
    await change(member.password);
    await shop.client().run(RequestPasswordReset, { input: { email: member.email } });
    const token = await tokenFor(shop, member, { kind: 'PASSWORD_RESET', to: member.email });
    const password = 'amber-lantern';
    await shop.client().run(ResetPassword, { input: { token, password, confirmation: password } });
    const admin = await addMember(shop, { role: 'ADMIN' });
    await (await createMemberClient(shop, admin)).run(BlockUser, { input: { userId: member.id, isBlocked: true } });

    expect(events()).toMatchObject([
      { securityEvent: 'identityNotConfirmed', userId: member.id, method: 'PASSWORD' },
      { securityEvent: 'credentialsChanged', userId: member.id, action: 'PASSWORD_CHANGED' },
      { securityEvent: 'credentialsChanged', userId: member.id, action: 'PASSWORD_RESET' },
      { securityEvent: 'rightsChanged', userId: admin.id, action: 'USER_BLOCK_CHANGED', subjectId: member.id },
    ]);
    for (const secret of [GUESS, 'golden-light', password, token]) expect(lines.join('')).not.toContain(secret);
  });
});
