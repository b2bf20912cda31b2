import type { ApolloCache } from '@apollo/client';
import { useSend } from '@eunbit/ui/use-send';
import { startRegistration } from '@simplewebauthn/browser';
import type { OwnSecondFactorQuery } from '../../gql/graphql.ts';
import { graphql } from '../../gql/index.ts';
import { OwnSecondFactorDocument } from './own-second-factor.ts';

const StartAuthenticatorDocument = graphql(`
  mutation StartAuthenticator {
    startAuthenticator {
      ... on AuthenticatorStarted { secret uri }
      ...OperationError_UserError
    }
  }
`);
const AddAuthenticatorDocument = graphql(`
  mutation AddAuthenticator($input: AddAuthenticatorInput!) {
    addAuthenticator(input: $input) {
      ... on SecondFactorChanged { recoveryCodes secondFactor { ...OwnSecondFactor } }
      ...OperationError_UserError
    }
  }
`);
const RemoveAuthenticatorDocument = graphql(`
  mutation RemoveAuthenticator {
    removeAuthenticator {
      ... on SecondFactorChanged { recoveryCodes secondFactor { ...OwnSecondFactor } }
      ...OperationError_UserError
    }
  }
`);
const StartPasskeyDocument = graphql(`
  mutation StartPasskey {
    startPasskey {
      ... on PasskeyRequest { options }
      ...OperationError_UserError
    }
  }
`);
const AddPasskeyDocument = graphql(`
  mutation AddPasskey($input: AddPasskeyInput!) {
    addPasskey(input: $input) {
      ... on SecondFactorChanged { recoveryCodes secondFactor { ...OwnSecondFactor } }
      ...OperationError_UserError
    }
  }
`);
const RemovePasskeyDocument = graphql(`
  mutation RemovePasskey($input: RemovePasskeyInput!) {
    removePasskey(input: $input) {
      ... on SecondFactorChanged { recoveryCodes secondFactor { ...OwnSecondFactor } }
      ...OperationError_UserError
    }
  }
`);
const RenewRecoveryCodesDocument = graphql(`
  mutation RenewRecoveryCodes {
    renewRecoveryCodes {
      ... on SecondFactorChanged { recoveryCodes secondFactor { ...OwnSecondFactor } }
      ...OperationError_UserError
    }
  }
`);

type ChangedAnswer =
  | { readonly secondFactor: OwnSecondFactorQuery['ownSecondFactor'] }
  | { readonly __typename?: `${string}Error` };

/** Each mutation returns the complete second factor. */
const WRITTEN = {
  update(cache: ApolloCache, answer: ChangedAnswer) {
    if (!('secondFactor' in answer)) return;
    cache.writeQuery({ query: OwnSecondFactorDocument, data: { ownSecondFactor: answer.secondFactor } });
  },
};

export const useStartAuthenticator = () => useSend(StartAuthenticatorDocument);
export const useAddAuthenticator = () => useSend(AddAuthenticatorDocument, WRITTEN);
export const useRemoveAuthenticator = () => useSend(RemoveAuthenticatorDocument, WRITTEN);
export const useRemovePasskey = () => useSend(RemovePasskeyDocument, WRITTEN);
export const useRenewRecoveryCodes = () => useSend(RenewRecoveryCodesDocument, WRITTEN);

/** Creates a passkey in the browser and adds it. Rejects if the person cancels. */
export function useAddPasskey() {
  const start = useSend(StartPasskeyDocument);
  const add = useSend(AddPasskeyDocument, WRITTEN);
  return async function addPasskey(name: string) {
    const started = await start.send();
    if (started.problem) return started;
    const optionsJSON = JSON.parse(started.answer.options);
    return add.send({ name, passkey: JSON.stringify(await startRegistration({ optionsJSON })) });
  };
}
