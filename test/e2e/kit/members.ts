import { randomUUID } from 'node:crypto';
import { graphql } from '../../gql/gql.ts';
import { SignUp } from '../../kit/account-operations.ts';
import { SignIn } from '../../kit/operations.ts';
import { expectResult } from '../../kit/story.ts';
import { ask } from './shopper-api.ts';
import type { Visit } from './story.ts';

const SignOutInBrowser = graphql(`mutation SignOutInBrowser { signOut { __typename } }`);

export const PASSWORD = 'silver-light';

/** Makes an account of its own for a story; the browser is signed in. Answers the email address. */
export async function signUp(visit: Visit, email = `${randomUUID()}@example.com`): Promise<string> {
  const person = { firstname: 'Mina', lastname: 'Lee', email, password: PASSWORD, hasMailingConsent: false };
  expectResult((await ask(visit, SignUp, { input: person })).signUp, 'SignedIn');
  return email;
}

/** Signs somebody in on this browser, whatever it holds in its cart. */
export async function signIn(visit: Visit, email: string): Promise<void> {
  expectResult((await ask(visit, SignIn, { input: { email, password: PASSWORD } })).signIn, 'SignedIn');
}

export async function signOut(visit: Visit): Promise<void> {
  expectResult((await ask(visit, SignOutInBrowser, {})).signOut, 'SignedOut');
}
