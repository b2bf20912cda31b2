import { randomUUID } from 'node:crypto';
import type { Role } from '@eunbit/schema/account';
import { COOKIE } from '@eunbit/schema/wire';
import type { StaffRole } from '@eunbit/server/common/permissions';
import { userModel } from '@eunbit/server/modules/account/user.model';
import { toUserId } from '@eunbit/server/modules/account/viewer';
import { SignIn } from './operations.ts';
import type { ClientOptions, ShopClient } from './shop-client.ts';
import { expectResult } from './story.ts';
import type { TestShop } from './test-shop.ts';

/** A member of the shop. */
export interface Member {
  readonly id: string;
  readonly email: string;
  readonly password: string;
}

export interface MemberOptions {
  readonly email?: string;
  readonly role?: Role;
  readonly blocked?: boolean;
  /** Permissions of a person with the role STAFF. */
  readonly staffRole?: StaffRole;
}

/** Creates an account for a test. */
export async function addMember(shop: TestShop, options: MemberOptions = {}): Promise<Member> {
  const { email = `${randomUUID()}@example.com`, role = 'USER', blocked = false, staffRole } = options;
  const password = 'silver-light';
  const { account } = createServices(shop);
  await account.register({ email, password, firstName: 'MINA', lastName: 'LEE', role });
  const viewer = await account.byEmail(email);
  if (!viewer) throw new Error(`${email} was not registered`);
  if (staffRole) await userModel(shop.connection).updateOne({ _id: toUserId(viewer) }, { $set: { staffRole } });
  if (blocked) await userModel(shop.connection).updateOne({ _id: toUserId(viewer) }, { $set: { blocked } });
  return { id: viewer.id, email, password };
}

/** A client with a member's session, created without using one of their sign-in attempts. */
export async function createMemberClient(
  shop: TestShop,
  member: Member,
  options: ClientOptions & { readonly server?: number } = {},
): Promise<ShopClient> {
  const client = shop.client(options);
  const { account, sessions } = createServices(shop);
  const viewer = await account.byId(member.id);
  if (!viewer) throw new Error(`${member.email} has no account`);
  client.setCookie(COOKIE.session, await sessions.open(viewer, 'test'));
  return client;
}

/** Signs a member in through the API, with a client that may have a guest's cart. */
export async function signInAs(
  client: ShopClient,
  { email, password }: Pick<Member, 'email' | 'password'>,
): Promise<ShopClient> {
  const { signIn } = await client.run(SignIn, { input: { email, password } });
  expectResult(signIn, 'Viewer');
  return client;
}

/** Kinds of the emails to an address, in order. */
export async function emailsTo(shop: TestShop, email: string): Promise<string[]> {
  const emails = await shop.connection
    .collection('emails')
    .find({ to: email })
    .sort({ createdAt: 1, _id: 1 })
    .toArray();
  return emails.map(({ kind }) => kind);
}

/** The token in the last email of a kind to an address. Its age counts from `at`. */
export async function tokenFor(
  shop: TestShop,
  member: Pick<Member, 'id'>,
  email: { readonly kind: 'PASSWORD_RESET' | 'EMAIL_CHANGE_CONFIRM'; readonly to: string; readonly at?: Date },
): Promise<string> {
  const { kind, to, at } = email;
  const latest = { sort: { createdAt: -1, _id: -1 } } as const;
  const sent = await shop.connection.collection('emails').findOne({ kind, to }, latest);
  const user = await userModel(shop.connection).findById(member.id).lean();
  if (!sent || !user) throw new Error(`no letter ${kind} went to ${to}`);
  const { accountLinks } = createServices(shop);
  const emailAt = at ?? sent.createdAt;
  const link =
    kind === 'PASSWORD_RESET'
      ? accountLinks.passwordResetLink(user, emailAt)
      : accountLinks.emailChangeLink(user, to, emailAt);
  return link.split('#link=')[1] ?? '';
}

function createServices(shop: TestShop) {
  return shop.app().services;
}
