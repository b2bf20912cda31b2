import type { Role } from '@eunbit/schema/account';
import { userModel } from '@eunbit/server/modules/account/user.model';
import { toUserId } from '@eunbit/server/modules/account/viewer';
import { print } from 'graphql';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { graphql } from '../gql/gql.ts';
import { waitForEmails } from '../kit/emails.ts';
import { addMember, createMemberClient, type Member } from '../kit/members.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { expectResult } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const UpdateUserRole = graphql(`
  mutation UpdateUserRole($input: UpdateUserRoleInput!) {
    updateUserRole(input: $input) {
      __typename
      ... on RoleChanged { message user { id role nextRoles } }
      ... on UserError { message }
      ... on RoleError { code }
    }
  }
`);
const UpdateRoleChangePin = graphql(`
  mutation UpdateRoleChangePin($input: UpdateRoleChangePinInput!) {
    updateRoleChangePin(input: $input) {
      __typename
      ... on RoleChangePin { isSet lockedUntil viewerCanSet }
      ... on UserError { message }
      ... on AccountError { code }
    }
  }
`);
const StaffPage = graphql(`
  query StaffPage { staff { email role nextRoles } roleChangePin { isSet lockedUntil viewerCanSet } }
`);

const StaffFeed = graphql(`subscription StaffFeed { orderEvents(market: KR) { kind } }`);

const AuditOfPerson = graphql(`
  query AuditOfPerson($id: String!) {
    auditLog(subject: USER, subjectId: $id) { edges { node { action staffId changes { field before after } } } }
  }
`);

const CODE = '2468';

const shop = useTestShop();
let admin: Member;
let asAdmin: ShopClient;

beforeEach(async () => {
  await shop.connection.collection('role_change_pins').deleteMany({});
  admin = await addMember(shop, { role: 'ADMIN' });
  asAdmin = await createMemberClient(shop, admin, { language: 'en' });
});

async function setCode(code = CODE): Promise<void> {
  const input = { code, currentPassword: admin.password };
  expectResult((await asAdmin.run(UpdateRoleChangePin, { input })).updateRoleChangePin, 'RoleChangePin');
}

async function change(
  client: ShopClient,
  person: Pick<Member, 'id'>,
  [expectedRole, role]: readonly [Role, Role],
  code = CODE,
) {
  const input = { userId: person.id, expectedRole, role, code };
  return (await client.run(UpdateUserRole, { input })).updateUserRole;
}

const readRole = async ({ id }: Pick<Member, 'id'>) =>
  (await userModel(shop.connection).findById(toUserId({ id })).lean())?.role;

describe('a role', () => {
  it('is changed by an admin with the role change PIN, and both are notified', async () => {
    await setCode();
    const person = await addMember(shop);

    const changed = expectResult(await change(asAdmin, person, ['USER', 'ADMIN']), 'RoleChanged');

    expect(changed.message).toBe('New position is set. Thank you.');
    expect(changed.user).toMatchObject({ role: 'ADMIN', nextRoles: ['USER', 'STAFF', 'MANAGER'] });
    const kind = 'ROLE_CHANGED';
    expect(await waitForEmails(shop, { to: person.email, kind })).toHaveLength(1);
    expect(await waitForEmails(shop, { to: admin.email, kind })).toHaveLength(1);
    const { auditLog } = await asAdmin.run(AuditOfPerson, { id: person.id });
    expect(auditLog.edges.map(({ node }) => node)).toEqual([
      {
        action: 'ROLE_CHANGED',
        staffId: admin.id,
        changes: [{ field: 'role', before: 'USER', after: 'ADMIN' }],
      },
    ]);
  });

  it('cannot be changed while no role change PIN is set (STAFF-3)', async () => {
    const person = await addMember(shop);
    expect(expectResult(await change(asAdmin, person, ['USER', 'MANAGER']), 'RoleError').code).toBe(
      'ROLE_CHANGE_PIN_MISSING',
    );
    expect(await readRole(person)).toBe('USER');
  });

  it('is not changed with a wrong PIN; after five, the right one is refused for 15 minutes too', async () => {
    await setCode();
    const person = await addMember(shop);
    for (let tries = 0; tries < 5; tries += 1) {
      const wrong = expectResult(await change(asAdmin, person, ['USER', 'MANAGER'], '1111'), 'RoleError');
      expect(wrong).toMatchObject({
        code: 'ROLE_CHANGE_PIN_WRONG',
        message: 'Role change PIN is not matched. Try again.',
      });
    }
    const locked = expectResult(await change(asAdmin, person, ['USER', 'MANAGER']), 'RoleError');
    expect(locked.code).toBe('ROLE_CHANGE_PIN_LOCKED');
    const { roleChangePin } = await asAdmin.run(StaffPage);
    expect(Date.parse(roleChangePin.lockedUntil ?? '')).toBeGreaterThan(Date.now());

    const past = new Date(Date.now() - 15 * 60_000);
    await shop.connection.collection('role_change_pins').updateOne({}, { $set: { lastTryAt: past } });
    expectResult(await change(asAdmin, person, ['USER', 'MANAGER']), 'RoleChanged');
  });

  it('allows five wrong PINs in total, even across concurrent requests (STAFF-4)', async () => {
    await setCode();
    const person = await addMember(shop);
    const guesses = Array.from({ length: 20 }, (_, index) =>
      change(asAdmin, person, ['USER', 'MANAGER'], String(1000 + index)),
    );
    const codes = (await Promise.all(guesses)).map((answer) => expectResult(answer, 'RoleError').code);
    expect(codes.filter((code) => code === 'ROLE_CHANGE_PIN_WRONG')).toHaveLength(5);
    expect(codes.filter((code) => code === 'ROLE_CHANGE_PIN_LOCKED')).toHaveLength(15);
  });

  it('accepts a PIN that is compared as a number (STAFF-3)', async () => {
    await setCode('0042');
    expectResult(await change(asAdmin, await addMember(shop), ['USER', 'MANAGER'], '42'), 'RoleChanged');
    for (const code of ['', '4x2', '1234567', '-42', '4.2']) {
      const refused = await change(asAdmin, await addMember(shop), ['USER', 'MANAGER'], code);
      expectResult(refused, 'ValidationError');
    }
  });

  it('can be switched between user and manager by a manager, who cannot grant or remove admin (STAFF-6)', async () => {
    await setCode();
    const manager = await createMemberClient(shop, await addMember(shop, { role: 'MANAGER' }), { language: 'en' });
    const person = await addMember(shop);

    expectResult(await change(manager, person, ['USER', 'MANAGER']), 'RoleChanged');
    expectResult(await change(manager, person, ['MANAGER', 'USER']), 'RoleChanged');
    for (const [whose, wanted] of [
      [person, ['USER', 'ADMIN']],
      [admin, ['ADMIN', 'USER']],
      [admin, ['USER', 'MANAGER']],
    ] as const) {
      const refused = expectResult(await change(manager, whose, wanted), 'RoleError');
      expect(['ROLE_REFUSED', 'ROLE_CONFLICT']).toContain(refused.code);
    }
    expect([await readRole(person), await readRole(admin)]).toEqual(['USER', 'ADMIN']);
  });

  it('is not changed again if somebody else changed it meanwhile', async () => {
    await setCode();
    const person = await addMember(shop, { role: 'MANAGER' });
    expect(expectResult(await change(asAdmin, person, ['USER', 'ADMIN']), 'RoleError').code).toBe('ROLE_CONFLICT');
    expect(await readRole(person)).toBe('MANAGER');
  });

  it('cannot be removed from the last admin, not even if two admins demote each other at once (STAFF-7)', async () => {
    await setCode();
    await userModel(shop.connection).deleteMany({ role: 'ADMIN', _id: { $ne: toUserId(admin) } });
    expect(expectResult(await change(asAdmin, admin, ['ADMIN', 'USER']), 'RoleError').code).toBe('LAST_ADMIN');

    const other = await addMember(shop, { role: 'ADMIN' });
    const asOther = await createMemberClient(shop, other, { language: 'en' });
    await Promise.all([change(asAdmin, other, ['ADMIN', 'USER']), change(asOther, admin, ['ADMIN', 'USER'])]);
    expect(await userModel(shop.connection).countDocuments({ role: 'ADMIN' })).toBe(1);
  });
});

describe('a person whose role changes (STAFF-8)', () => {
  it('is signed out and receives no more live events for staff', async () => {
    await setCode();
    const manager = await addMember(shop, { role: 'MANAGER' });
    const client = await createMemberClient(shop, manager);
    const feed = client.subscribe(StaffFeed, {});
    // Two subscribers: the subscription and the watch for the end of its session.
    await vi.waitFor(() => expect(shop.app().services.live.subscribers).toBe(2));

    expectResult(await change(asAdmin, manager, ['MANAGER', 'USER']), 'RoleChanged');

    await expect(feed.next()).rejects.toThrow();
    await client.close();
    const ask = { query: '{ visitor { viewer { email } } }' };
    expect((await client.send(ask)).data).toEqual({ visitor: { viewer: null } });
  });

  it('has to sign in again, even after gaining permissions', async () => {
    await setCode();
    const person = await addMember(shop);
    const client = await createMemberClient(shop, person);
    expectResult(await change(asAdmin, person, ['USER', 'MANAGER']), 'RoleChanged');
    const ask = { query: '{ visitor { viewer { email } } }' };
    expect((await client.send(ask)).data).toEqual({ visitor: { viewer: null } });
  });
});

describe('the role change PIN', () => {
  it('is set by an admin who enters their password, never by a manager (STAFF-5)', async () => {
    const wrong = await asAdmin.run(UpdateRoleChangePin, { input: { code: CODE, currentPassword: 'not-mine' } });
    expect(expectResult(wrong.updateRoleChangePin, 'AccountError').code).toBe('CREDENTIALS_WRONG');
    const manager = await addMember(shop, { role: 'MANAGER' });
    const refused = await (await createMemberClient(shop, manager)).send({
      query: print(UpdateRoleChangePin),
      variables: { input: { code: CODE, currentPassword: manager.password } },
    });
    expect(refused.errors[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await asAdmin.run(StaffPage)).roleChangePin).toEqual({
      isSet: false,
      lockedUntil: null,
      viewerCanSet: true,
    });
    await setCode();
    expect((await asAdmin.run(StaffPage)).roleChangePin).toMatchObject({ isSet: true });
  });

  it('is not stored in plain text', async () => {
    await setCode('135790');
    expect(JSON.stringify(await shop.connection.collection('role_change_pins').find().toArray())).not.toContain(
      '135790',
    );
  });

  it.each(['123', '1234567', 'abcd', ''])('must not be %s', async (code) => {
    const input = { code, currentPassword: admin.password };
    expectResult((await asAdmin.run(UpdateRoleChangePin, { input })).updateRoleChangePin, 'ValidationError');
  });
});

describe('the staff page', () => {
  it('lists managers and admins with the role changes that the viewer may make', async () => {
    const manager = await addMember(shop, { role: 'MANAGER' });
    await addMember(shop);
    const { staff, roleChangePin } = await (await createMemberClient(shop, manager)).run(StaffPage);
    expect(staff.find(({ email }) => email === manager.email)?.nextRoles).toEqual(['USER', 'STAFF']);
    expect(staff.find(({ email }) => email === admin.email)?.nextRoles).toEqual([]);
    expect(staff.every(({ role }) => role !== 'USER')).toBe(true);
    expect(roleChangePin.viewerCanSet).toBe(false);
  });
});
