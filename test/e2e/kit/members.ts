import { randomUUID } from 'node:crypto';
import type { Currency } from '@eunbit/schema/market';
import type { StaffPermission } from '@eunbit/schema/permission';
import mongoose from 'mongoose';
import { inject } from 'vitest';
import { graphql } from '../../gql/gql.ts';
import { SignUp } from '../../kit/account-operations.ts';
import { SignIn } from '../../kit/operations.ts';
import { expectResult } from '../../kit/story.ts';
import { ask } from './shopper-api.ts';
import type { Visit } from './story.ts';

const SignOutInBrowser = graphql(`mutation SignOutInBrowser { signOut { __typename } }`);

export const PASSWORD = 'silver-light';

/** Creates an account for a story and signs the browser in. Returns the email address. */
export async function signUp(visit: Visit, email = `${randomUUID()}@example.com`): Promise<string> {
  const person = { firstName: 'Mina', lastName: 'Lee', email, password: PASSWORD, hasMailingConsent: false };
  expectResult((await ask(visit, SignUp, { input: person })).signUp, 'Viewer');
  return email;
}

/** Signs in on this browser, whatever is in its cart. */
export async function signIn(visit: Visit, email: string): Promise<void> {
  expectResult((await ask(visit, SignIn, { input: { email, password: PASSWORD } })).signIn, 'Viewer');
}

export async function signOut(visit: Visit): Promise<void> {
  expectResult((await ask(visit, SignOutInBrowser, {})).signOut, 'SignedOut');
}

interface Role {
  readonly permissions: readonly StaffPermission[];
  readonly refundLimit: Readonly<Record<Currency, number>> | null;
}

/** Creates a staff account with the given role and signs the browser in. */
export async function signUpAsStaff(visit: Visit, role: Role): Promise<void> {
  const email = await signUp(visit);
  const connection = await mongoose.createConnection(inject('databaseUri')).asPromise();
  const staffRole = { ...role, id: new mongoose.Types.ObjectId().toHexString(), name: 'Returns' };
  await connection.collection('users').updateOne({ email }, { $set: { role: 'STAFF', staffRole } });
  await connection.close();
}
