import { userModel } from '@eunbit/server/modules/account/user.model';
import { toUserId } from '@eunbit/server/modules/account/viewer';
import { beforeAll, describe, expect, it } from 'vitest';
import { graphql } from '../gql/gql.ts';
import { waitForEmails } from '../kit/emails.ts';
import { addMember, createMemberClient, type Member, signInAs } from '../kit/members.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { expectResult } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const InviteStaff = graphql(`
  mutation InviteStaff($input: InviteStaffInput!) {
    inviteStaff(input: $input) {
      __typename
      ... on StaffInvited { message invitation { id email role staffRoleName invitedBy } }
      ... on ValidationError { fieldErrors { path key } }
      ... on RoleError { code }
    }
  }
`);
const RevokeStaffInvitation = graphql(`
  mutation RevokeStaffInvitation($input: RevokeStaffInvitationInput!) {
    revokeStaffInvitation(input: $input) { __typename ... on StaffInvitationError { code } }
  }
`);
const ReceivedInvitation = graphql(`
  query ReceivedInvitation($token: String!) {
    receivedStaffInvitation(token: $token) { email role staffRoleName hasAccount }
  }
`);
const AcceptInvitation = graphql(`
  mutation AcceptInvitation($input: AcceptStaffInvitationInput!) {
    acceptStaffInvitation(input: $input) {
      __typename
      ... on StaffInvitationAccepted { email }
      ... on ValidationError { fieldErrors { path key } }
      ... on StaffInvitationError { code }
    }
  }
`);
const OpenInvitations = graphql(`query OpenInvitations { staffInvitations { email } }`);
const DefineRole = graphql(`
  mutation DefineRole($input: CreateStaffRoleInput!) {
    createStaffRole(input: $input) { ... on DefinedRole { role { id } } }
  }
`);
const DropRole = graphql(
  `mutation DropRole($input: DeleteStaffRoleInput!) { deleteStaffRole(input: $input) { __typename } }`,
);
const SetRolePin = graphql(`
  mutation SetRolePin($input: UpdateRoleChangePinInput!) { updateRoleChangePin(input: $input) { __typename } }
`);
const MyRole = graphql(`query MyRole { visitor { viewer { role permissions } } }`);

const CODE = '2468';
const JISOO = { firstName: 'Jisoo', lastName: 'Han', password: 'quiet-morning-light' };

const shop = useTestShop();
let admin: Member;
let asAdmin: ShopClient;
let roleId: string;
beforeAll(async () => {
  admin = await addMember(shop, { role: 'ADMIN' });
  asAdmin = await createMemberClient(shop, admin, { language: 'en' });
  await asAdmin.run(SetRolePin, { input: { code: CODE, currentPassword: admin.password } });
  roleId = await defineRole('Warehouse');
});

async function defineRole(name: string): Promise<string> {
  const { createStaffRole } = await asAdmin.run(DefineRole, { input: { name, permissions: ['STOCK_UPDATE'] } });
  return 'role' in createStaffRole ? createStaffRole.role.id : '';
}

let people = 0;
function newAddress(): string {
  people += 1;
  return `colleague-${people}@example.com`;
}

async function invite(email: string, { staffRoleId = roleId, code = CODE, by = asAdmin } = {}) {
  return (await by.run(InviteStaff, { input: { email, role: 'STAFF', staffRoleId, code } })).inviteStaff;
}

/** The token of the link in the latest invitation sent to an address. */
async function tokenTo(email: string, count = 1): Promise<string> {
  const sent = await waitForEmails(shop, { to: email, kind: 'STAFF_INVITATION', count });
  return /invitation#token=([\w.%~-]+)/.exec(sent.at(-1)?.text ?? '')?.[1] ?? '';
}

async function accept(token: string, input: object = JISOO, client = shop.client({ language: 'en' })) {
  return (await client.run(AcceptInvitation, { input: { token, ...input } })).acceptStaffInvitation;
}

const codeOf = (answer: Awaited<ReturnType<typeof accept>>) => expectResult(answer, 'StaffInvitationError').code;
const roleOf = async (email: string) => (await userModel(shop.connection).findOne({ email }).lean())?.role ?? null;

describe('a staff invitation (STAFF-21, STAFF-22)', () => {
  it('creates an account for a new person, with the permissions of the role', async () => {
    const email = newAddress();
    expectResult(await invite(email), 'StaffInvited');
    const token = await tokenTo(email);
    const { receivedStaffInvitation } = await shop.client().run(ReceivedInvitation, { token });
    expect(receivedStaffInvitation).toEqual({ email, role: 'STAFF', staffRoleName: 'Warehouse', hasAccount: false });

    const short = expectResult(await accept(token, { ...JISOO, password: 'too-short' }), 'ValidationError');
    expect(short.fieldErrors).toEqual([{ path: 'password', key: 'newPassword.staffShort' }]);
    const empty = expectResult(await accept(token, {}), 'ValidationError');
    expect(empty.fieldErrors.map(({ path }) => path)).toEqual(['firstName', 'lastName', 'password']);

    expect(expectResult(await accept(token), 'StaffInvitationAccepted').email).toBe(email);
    const client = await signInAs(shop.client(), { email, password: JISOO.password });
    const { visitor } = await client.run(MyRole);
    expect(visitor.viewer).toEqual({ role: 'STAFF', permissions: ['STOCK_READ', 'STOCK_UPDATE'] });
    expect(await waitForEmails(shop, { to: admin.email, kind: 'ROLE_CHANGED' })).not.toEqual([]);
    expect(codeOf(await accept(token))).toBe('INVITATION_INVALID');
  });

  it('asks the owner of an account to sign in, and cannot be accepted by anybody else', async () => {
    const person = await addMember(shop);
    expectResult(await invite(person.email), 'StaffInvited');
    const token = await tokenTo(person.email);
    expect(codeOf(await accept(token))).toBe('SIGN_IN_REQUIRED');
    const stranger = await createMemberClient(shop, await addMember(shop));
    expect(codeOf(await accept(token, {}, stranger))).toBe('SIGN_IN_REQUIRED');
    const own = await createMemberClient(shop, person);
    expectResult(await accept(token, {}, own), 'StaffInvitationAccepted');
    expect((await own.run(MyRole)).visitor.viewer).toBeNull();
    expect(await roleOf(person.email)).toBe('STAFF');
  });

  it('is accepted once, even by two at once', async () => {
    const email = newAddress();
    await invite(email);
    const token = await tokenTo(email);
    const outcomes = await Promise.all([accept(token), accept(token)]);
    expect(outcomes.map(({ __typename }) => __typename).sort()).toEqual([
      'StaffInvitationAccepted',
      'StaffInvitationError',
    ]);
    expect(await userModel(shop.connection).countDocuments({ email })).toBe(1);
  });

  it('invalidates the earlier link when sent again', async () => {
    const email = newAddress();
    await invite(email);
    const first = await tokenTo(email);
    await invite(email);
    const second = await tokenTo(email, 2);
    expect(codeOf(await accept(first))).toBe('INVITATION_INVALID');
    expectResult(await accept(second), 'StaffInvitationAccepted');
    expect((await asAdmin.run(OpenInvitations)).staffInvitations.map((one) => one.email)).not.toContain(email);
  });

  it('ends when it is revoked, has expired, or its role is deleted', async () => {
    const taken = newAddress();
    const { invitation } = expectResult(await invite(taken), 'StaffInvited');
    const token = await tokenTo(taken);
    expectResult(
      (await asAdmin.run(RevokeStaffInvitation, { input: { id: invitation.id } })).revokeStaffInvitation,
      'StaffInvitationRevoked',
    );
    expect(codeOf(await accept(token))).toBe('INVITATION_INVALID');
    const again = (await asAdmin.run(RevokeStaffInvitation, { input: { id: invitation.id } })).revokeStaffInvitation;
    expect(expectResult(again, 'StaffInvitationError').code).toBe('INVITATION_INVALID');

    const late = newAddress();
    await invite(late);
    const lateToken = await tokenTo(late);
    await shop.connection
      .collection('staff_invitations')
      .updateOne({ email: late }, { $set: { expiresAt: new Date(0) } });
    expect(codeOf(await accept(lateToken))).toBe('INVITATION_INVALID');

    const shortLived = await defineRole('Christmas');
    const seasonal = newAddress();
    await invite(seasonal, { staffRoleId: shortLived });
    const seasonalToken = await tokenTo(seasonal);
    await asAdmin.run(DropRole, { input: { id: shortLived } });
    expect(codeOf(await accept(seasonalToken))).toBe('INVITATION_INVALID');
    expect([await roleOf(taken), await roleOf(late), await roleOf(seasonal)]).toEqual([null, null, null]);
  });

  it('is valid only while its inviter may assign the role (STAFF-19)', async () => {
    const manager = await addMember(shop, { role: 'MANAGER' });
    const email = newAddress();
    expectResult(await invite(email, { by: await createMemberClient(shop, manager) }), 'StaffInvited');
    const token = await tokenTo(email);
    await userModel(shop.connection).updateOne({ _id: toUserId(manager) }, { $set: { role: 'USER' } });
    expect(codeOf(await accept(token))).toBe('INVITATION_INVALID');
    expect(await roleOf(email)).toBeNull();
  });

  it('is not sent without the right PIN, to staff, without an address, or for a deleted role', async () => {
    expect(expectResult(await invite(newAddress(), { code: '1111' }), 'RoleError').code).toBe('ROLE_CHANGE_PIN_WRONG');
    expect(expectResult(await invite(admin.email), 'RoleError').code).toBe('ALREADY_STAFF');
    expect(expectResult(await invite('nobody'), 'ValidationError').fieldErrors).toEqual([
      { path: 'email', key: 'email.invalid' },
    ]);
    const gone = await invite(newAddress(), { staffRoleId: '5eed00000000000000000000' });
    expect(expectResult(gone, 'RoleError').code).toBe('STAFF_ROLE_NOT_FOUND');
    const manager = await createMemberClient(shop, await addMember(shop, { role: 'MANAGER' }));
    const input = { email: newAddress(), role: 'ADMIN' as const, code: CODE };
    const { inviteStaff } = await manager.run(InviteStaff, { input });
    expect(expectResult(inviteStaff, 'RoleError').code).toBe('ROLE_REFUSED');
  });

  it('has a link that cannot be forged', async () => {
    for (const token of ['', 'x', 'staff-invitation:5eed00000000000000000000:1.x']) {
      expect(codeOf(await accept(token))).toBe('INVITATION_INVALID');
      expect((await shop.client().run(ReceivedInvitation, { token })).receivedStaffInvitation).toBeNull();
    }
  });
});
