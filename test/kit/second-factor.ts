import { COOKIE } from '@eunbit/schema/wire';
import { hashToken } from '@eunbit/server/common/tokens';
import { sessionModel } from '@eunbit/server/modules/account/session.model';
import { generateSync } from 'otplib';
import { graphql } from '../gql/gql.ts';
import type { ConfirmIdentityInput } from '../gql/graphql.ts';
import type { ShopClient } from './shop-client.ts';
import { expectResult } from './story.ts';
import type { TestShop } from './test-shop.ts';

// The documents below refer to it by name.
graphql(`
  fragment SecondFactorNow on SecondFactorChanged {
    recoveryCodes
    secondFactor { authenticatorAddedAt recoveryCodesLeft isRequired passkeys { id name lastUsedAt } }
  }
`);

export const SignInStatus = graphql(`
  query SignInStatus { signInStatus { email missingStep proofMethods isConfirmationDue } visitor { viewer { email } } }
`);
export const OwnSecondFactor = graphql(`
  query OwnSecondFactor {
    ownSecondFactor { authenticatorAddedAt recoveryCodesLeft isRequired passkeys { id name lastUsedAt } }
  }
`);
export const StartAuthenticator = graphql(`
  mutation StartAuthenticator {
    startAuthenticator { __typename ... on AuthenticatorStarted { secret uri } ... on SecondFactorError { code } }
  }
`);
export const AddAuthenticator = graphql(`
  mutation AddAuthenticator($code: String!) {
    addAuthenticator(input: { code: $code }) {
      __typename
      ...SecondFactorNow
      ... on SecondFactorError { code message }
      ... on ValidationError { fieldErrors { path key } }
    }
  }
`);
export const RemoveAuthenticator = graphql(`
  mutation RemoveAuthenticator {
    removeAuthenticator { __typename ...SecondFactorNow ... on SecondFactorError { code message } }
  }
`);
export const StartPasskey = graphql(`
  mutation StartPasskey {
    startPasskey { __typename ... on PasskeyRequest { options } ... on SecondFactorError { code } }
  }
`);
export const AddPasskey = graphql(`
  mutation AddPasskey($name: String!, $passkey: String!) {
    addPasskey(input: { name: $name, passkey: $passkey }) {
      __typename
      ...SecondFactorNow
      ... on SecondFactorError { code message }
      ... on ValidationError { fieldErrors { path key } }
    }
  }
`);
export const RemovePasskey = graphql(`
  mutation RemovePasskey($id: ID!) {
    removePasskey(input: { id: $id }) { __typename ...SecondFactorNow ... on SecondFactorError { code message } }
  }
`);
export const RenewRecoveryCodes = graphql(`
  mutation RenewRecoveryCodes {
    renewRecoveryCodes { __typename ...SecondFactorNow ... on SecondFactorError { code message } }
  }
`);
export const AskPasskeys = graphql(`
  mutation AskPasskeys {
    askPasskeys { __typename ... on PasskeyRequest { options } ... on SecondFactorError { code } }
  }
`);
const FinishSignIn = graphql(`
  mutation FinishSignIn($input: FinishSignInInput!) {
    finishSignIn(input: $input) {
      __typename
      ... on Viewer { email }
      ... on SecondFactorError { code message }
      ... on ValidationError { fieldErrors { path key } }
    }
  }
`);
export const ConfirmIdentity = graphql(`
  mutation ConfirmIdentity($input: ConfirmIdentityInput!) {
    confirmIdentity(input: $input) {
      __typename
      ... on SignInStatus { isConfirmationDue }
      ... on SecondFactorError { code message }
      ... on ValidationError { fieldErrors { path key } }
    }
  }
`);
export const ResetSecondFactor = graphql(`
  mutation ResetSecondFactor($userId: ID!) {
    resetSecondFactor(input: { userId: $userId }) {
      __typename
      ... on SecondFactorReset { userId }
      ... on SecondFactorError { code message }
    }
  }
`);
const STEP_SECONDS = 30;
const stepNow = () => Math.floor(Date.now() / 1000 / STEP_SECONDS);

/** A code of the app, `steps` steps of 30 seconds from now. */
export const codeOf = (secret: string, steps = 0): string =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + steps * STEP_SECONDS });

/** Sets up an authenticator app. Its first code is that of the previous step, so that the current one is still unused. */
export async function addAuthenticator(
  client: ShopClient,
): Promise<{ readonly secret: string; readonly recoveryCodes: readonly string[] }> {
  const { secret } = expectResult((await client.run(StartAuthenticator)).startAuthenticator, 'AuthenticatorStarted');
  for (;;) {
    const step = stepNow();
    const added = (await client.run(AddAuthenticator, { code: codeOf(secret, -1) })).addAuthenticator;
    // The code of the previous step expires if a new step starts while the request is in flight.
    if (added.__typename === 'SecondFactorError' && stepNow() > step) continue;
    return { secret, recoveryCodes: expectResult(added, 'SecondFactorChanged').recoveryCodes ?? [] };
  }
}

export const finishSignIn = async (client: ShopClient, input: ConfirmIdentityInput) =>
  (await client.run(FinishSignIn, { input })).finishSignIn;

/** Makes the session's last re-authentication expire. */
export async function forgetConfirmation(shop: TestShop, client: ShopClient): Promise<void> {
  const _id = hashToken(client.cookie(COOKIE.session) ?? '');
  const longAgo = new Date(Date.now() - 16 * 60_000);
  await sessionModel(shop.connection).updateOne({ _id }, { $set: { signedInAt: longAgo }, $unset: { confirmedAt: 1 } });
}
