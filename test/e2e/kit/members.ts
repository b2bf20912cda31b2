import { randomUUID } from 'node:crypto';
import { print } from 'graphql';
import type { Page } from 'playwright-core';
import { SignUp } from '../../kit/account-operations.ts';
import { SignIn } from '../../kit/operations.ts';
import { fromOwnAddress } from './own-address.ts';
import type { Visit } from './story.ts';

export const PASSWORD = 'silver-light';

/** Makes an account of its own for a story; the browser is signed in. Answers the email address. */
export async function signUp({ page }: Visit, email = `${randomUUID()}@example.com`): Promise<string> {
  const person = { firstname: 'Mina', lastname: 'Lee', email, password: PASSWORD, hasMailingConsent: false };
  await ask(page, { query: print(SignUp), variables: { input: person } }, 'SignedIn');
  return email;
}

/** Signs somebody in on this browser, whatever it holds in its cart. */
export async function signIn({ page }: Visit, email: string): Promise<void> {
  await ask(page, { query: print(SignIn), variables: { input: { email, password: PASSWORD } } }, 'SignedIn');
}

export async function signOut({ page }: Visit): Promise<void> {
  await ask(page, { query: 'mutation { signOut { __typename } }' }, 'SignedOut');
}

/** Asks as the browser would, with its cookies; what comes back sets them. */
async function ask(page: Page, operation: { query: string; variables?: object }, expected: string): Promise<void> {
  const response = await page.request.post('/graphql', { data: operation, headers: fromOwnAddress() });
  const text = await response.text();
  if (!text.includes(`"${expected}"`)) throw new Error(`expected ${expected}, got ${text}`);
}
