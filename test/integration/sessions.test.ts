import { COOKIE } from '@eunbit/schema/wire';
import { Types } from 'mongoose';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { Me, MySessions, RevokeOtherSessions, RevokeSession } from '../kit/account-operations.ts';
import { addMember, createMemberClient } from '../kit/members.ts';
import { SignIn } from '../kit/operations.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { expectResult } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const shop = useTestShop({ servers: 2 });

const readEmail = async (client: ShopClient) => (await client.run(Me)).visitor.viewer?.email ?? null;
const findSession = (client: ShopClient) => client.cookie(COOKIE.session);

const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';

describe('sessions', () => {
  it('are listed with their device, and this one is marked', async () => {
    const member = await addMember(shop);
    const other = await createMemberClient(shop, member);
    const client = shop.client();
    const query = 'mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }';
    const input = { email: member.email, password: member.password };
    await client.send({ query, variables: { input } }, { 'user-agent': CHROME });

    const { mySessions } = await client.run(MySessions);

    expect(mySessions.map(({ device, isCurrent: current }) => ({ device, current }))).toEqual(
      expect.arrayContaining([
        { device: 'Chrome, Windows', current: true },
        { device: null, current: false },
      ]),
    );
    const stored = await shop.connection.collection('sessions').find({}).toArray();
    const listed = JSON.stringify(mySessions);
    expect(stored.filter(({ _id }) => listed.includes(String(_id)))).toEqual([]);
    expect(await readEmail(other)).toBe(member.email);
  });

  it('end one by one, and the others stay', async () => {
    const member = await addMember(shop);
    const [here, there] = [await createMemberClient(shop, member), await createMemberClient(shop, member)];
    const other = (await here.run(MySessions)).mySessions.find(({ isCurrent }) => !isCurrent);

    const input = { id: other?.id ?? '' };
    expectResult((await here.run(RevokeSession, { input })).revokeSession, 'SessionsEnded');

    expect(await readEmail(there)).toBeNull();
    expect(await readEmail(here)).toBe(member.email);
    expect(expectResult((await here.run(RevokeSession, { input })).revokeSession, 'AccountError').code).toBe(
      'SESSION_NOT_FOUND',
    );
  });

  it('of somebody else cannot be ended by their id', async () => {
    const [owner, stranger] = [await addMember(shop), await addMember(shop)];
    const victim = await createMemberClient(shop, owner);
    const [session] = (await victim.run(MySessions)).mySessions;
    const attacker = await createMemberClient(shop, stranger);
    const stored = await shop.connection.collection('sessions').findOne({ userId: { $exists: true } });

    for (const id of [session?.id ?? '', String(stored?._id), '', '__proto__']) {
      const { revokeSession } = await attacker.run(RevokeSession, { input: { id } });
      expect(expectResult(revokeSession, 'AccountError').code).toBe('SESSION_NOT_FOUND');
    }
    expect(await readEmail(victim)).toBe(owner.email);
  });

  it('can all be ended except this one', async () => {
    const member = await addMember(shop);
    const [here, ...others] = [
      await createMemberClient(shop, member),
      await createMemberClient(shop, member),
      await createMemberClient(shop, member),
    ];
    expect((await here.run(RevokeOtherSessions)).revokeOtherSessions.count).toBe(2);
    for (const other of others) expect(await readEmail(other)).toBeNull();
    expect(await readEmail(here)).toBe(member.email);
  });

  it('get a new token at every sign-in, so that a planted one is worthless', async () => {
    const [attacker, victim] = [await addMember(shop), await addMember(shop)];
    const attacking = await createMemberClient(shop, attacker);
    const planted = findSession(attacking) ?? '';
    const browser = shop.client();
    browser.setCookie(COOKIE.session, planted);

    const { email, password } = victim;
    expectResult((await browser.run(SignIn, { input: { email, password } })).signIn, 'Viewer');

    expect(findSession(browser)).not.toBe(planted);
    expect(await readEmail(browser)).toBe(victim.email);
    expect(await readEmail(attacking)).toBeNull();
  });

  it('never use a token that the browser invented', async () => {
    const member = await addMember(shop);
    const browser = shop.client();
    browser.setCookie(COOKIE.session, 'chosen-by-somebody-else');
    const { email, password } = member;
    expectResult((await browser.run(SignIn, { input: { email, password } })).signIn, 'Viewer');
    expect(findSession(browser)).not.toBe('chosen-by-somebody-else');
  });

  it('expire for staff after 12 idle hours or 7 days in total, for members after 90 days (ACCOUNT-7)', async () => {
    const sessions = shop.connection.collection('sessions');
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
    const afterUse = async (role: 'USER' | 'MANAGER', signedInAt: Date, lastUsedAt: Date) => {
      const member = await addMember(shop, { role });
      const client = await createMemberClient(shop, member);
      await sessions.updateOne({ userId: new Types.ObjectId(member.id) }, { $set: { signedInAt, lastUsedAt } });
      return (await readEmail(client)) === member.email;
    };

    expect(await afterUse('MANAGER', hoursAgo(24), hoursAgo(11))).toBe(true);
    expect(await afterUse('MANAGER', hoursAgo(24), hoursAgo(13))).toBe(false);
    expect(await afterUse('MANAGER', hoursAgo(7 * 24 + 1), hoursAgo(0))).toBe(false);
    expect(await afterUse('USER', hoursAgo(80 * 24), hoursAgo(13))).toBe(true);
    expect(await afterUse('USER', hoursAgo(90 * 24 + 1), hoursAgo(0))).toBe(false);
  });

  it('cost one database read, and a write at most once an hour', async () => {
    const client = await createMemberClient(shop, await addMember(shop));
    const commands = await shop.commandsDuring(() => client.send({ query: '{ visitor { viewer { id } } }' }));
    expect(commands).toEqual(['aggregate']);
  });

  it('of a member are cached for the next queries, but not for mutations', async () => {
    const client = await createMemberClient(shop, await addMember(shop));
    const read = () => client.send({ query: '{ visitor { viewer { id } } }' });
    // The events of the new account and session may arrive after the first query and clear its cache entry.
    await expect.poll(() => shop.commandsDuring(read)).toEqual([]);

    const query = 'mutation { updateLanguage(input: { language: EN }) { language } }';
    expect((await shop.commandsDuring(() => client.send({ query })))[0]).toBe('aggregate');
    expect(await shop.commandsDuring(read), 'after a mutation').toEqual(['aggregate']);
  });

  it('of staff are read for every query', async () => {
    const client = await createMemberClient(shop, await addMember(shop, { role: 'MANAGER' }));
    const read = () => client.send({ query: '{ visitor { viewer { id } } }' });
    await read();
    expect(await shop.commandsDuring(read)).toEqual(['aggregate']);
  });

  it('end in every process that caches them', async () => {
    const member = await addMember(shop);
    const [here, there] = [await createMemberClient(shop, member), await createMemberClient(shop, member)];
    const thereAtOther = shop.client({ server: 1 });
    thereAtOther.setCookie(COOKIE.session, there.cookie(COOKIE.session) ?? '');
    expect(await readEmail(thereAtOther)).toBe(member.email);

    expect((await here.run(RevokeOtherSessions)).revokeOtherSessions).toMatchObject({ count: 1 });

    expect(await readEmail(there)).toBeNull();
    await expect.poll(() => readEmail(thereAtOther)).toBeNull();
  });

  it('publish a changed account to every process', async () => {
    const member = await addMember(shop);
    const client = await createMemberClient(shop, member);
    await readEmail(client);
    await shop.connection
      .collection('users')
      .updateOne({ email: member.email }, { $set: { email: `new-${member.email}` } });
    await expect.poll(() => readEmail(client)).toBe(`new-${member.email}`);
  });
});

describe('the language of a signed-in user', () => {
  it('is that of their account if the browser has chosen none (ACCOUNT-16)', async () => {
    const client = await createMemberClient(shop, await addMember(shop));
    client.setCookie(COOKIE.language, null);
    await client.send({ query: 'mutation { updateLanguage(input: { language: EN }) { id } }' });
    expect((await client.run(Me)).visitor.language).toBe('EN');
    client.setCookie(COOKIE.language, 'ko');
    expect((await client.run(Me)).visitor.language).toBe('KO');
  });
});

/** A raw socket, which does not reconnect after it was closed. */
async function openSocket(client: ShopClient, server: number) {
  const url = `${shop.url(server)?.replace(/^http/, 'ws')}/graphql`;
  const socket = new WebSocket(url, 'graphql-transport-ws', { headers: { cookie: client.cookieHeader() } });
  const messages: { type: string; id?: string; payload?: unknown }[] = [];
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  await new Promise((resolve) => socket.on('open', resolve));
  const acknowledged = new Promise<void>((resolve) => {
    socket.on('message', (data) => {
      const received = JSON.parse(String(data));
      messages.push(received);
      if (received.type === 'connection_ack') resolve();
    });
  });
  socket.send(JSON.stringify({ type: 'connection_init' }));
  await acknowledged;
  return { socket, messages, closed };
}

describe('a socket', () => {
  it('is closed when its session ends, even in another process', async () => {
    const member = await addMember(shop, { role: 'ADMIN' });
    const [here, there] = [
      await createMemberClient(shop, member),
      await createMemberClient(shop, member, { server: 1 }),
    ];
    const { socket, closed } = await openSocket(there, 1);
    socket.send(
      JSON.stringify({
        type: 'subscribe',
        id: '1',
        payload: { query: 'subscription { orderEvents(market: KR) { kind } }' },
      }),
    );

    await here.run(RevokeOtherSessions);

    expect(await closed).toBe(4403);
  });

  it('of a visitor without a session stays open when somebody else signs out', async () => {
    const member = await createMemberClient(shop, await addMember(shop));
    const own = await openSocket(member, 0);
    const { socket, closed } = await openSocket(shop.client(), 0);
    await member.send({ query: 'mutation { signOut { hasEndedSession } }' });
    // The event has reached this process: the socket of the session is gone, the visitor's is not.
    expect(await own.closed).toBe(4403);
    expect(socket.readyState).toBe(WebSocket.OPEN);
    socket.close();
    await closed;
  });
});
