import type { ApolloCache, TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { startRegistration } from '@simplewebauthn/browser';
import { findErrorText } from '../../app/operation-error.ts';
import { type FragmentType, graphql } from '../../gql/index.ts';
import { OwnSecondFactorDocument, type OwnSecondFactorFragment } from './own-second-factor.ts';

const StartAuthenticatorDocument = graphql(`
  mutation StartAuthenticator {
    startAuthenticator {
      ... on AuthenticatorStarted {
        secret
        uri
      }
      ...OperationError_UserError
    }
  }
`);
const AddAuthenticatorDocument = graphql(`
  mutation AddAuthenticator($input: AddAuthenticatorInput!) {
    addAuthenticator(input: $input) {
      ... on SecondFactorChanged {
        recoveryCodes
        secondFactor {
          ...OwnSecondFactor
        }
      }
      ...OperationError_UserError
    }
  }
`);
const RemoveAuthenticatorDocument = graphql(`
  mutation RemoveAuthenticator {
    removeAuthenticator {
      ... on SecondFactorChanged {
        recoveryCodes
        secondFactor {
          ...OwnSecondFactor
        }
      }
      ...OperationError_UserError
    }
  }
`);
const StartPasskeyDocument = graphql(`
  mutation StartPasskey {
    startPasskey {
      ... on PasskeyRequest {
        options
      }
      ...OperationError_UserError
    }
  }
`);
const AddPasskeyDocument = graphql(`
  mutation AddPasskey($input: AddPasskeyInput!) {
    addPasskey(input: $input) {
      ... on SecondFactorChanged {
        recoveryCodes
        secondFactor {
          ...OwnSecondFactor
        }
      }
      ...OperationError_UserError
    }
  }
`);
const RemovePasskeyDocument = graphql(`
  mutation RemovePasskey($input: RemovePasskeyInput!) {
    removePasskey(input: $input) {
      ... on SecondFactorChanged {
        recoveryCodes
        secondFactor {
          ...OwnSecondFactor
        }
      }
      ...OperationError_UserError
    }
  }
`);
const RenewRecoveryCodesDocument = graphql(`
  mutation RenewRecoveryCodes {
    renewRecoveryCodes {
      ... on SecondFactorChanged {
        recoveryCodes
        secondFactor {
          ...OwnSecondFactor
        }
      }
      ...OperationError_UserError
    }
  }
`);

/** What came of a change: why it was refused, or the recovery codes to show, if there are new ones. */
export type Changed =
  | { readonly refusal: string }
  | { readonly refusal: null; readonly recoveryCodes: readonly string[] | null };

interface ChangedAnswer {
  readonly recoveryCodes?: readonly string[] | null;
  readonly secondFactor?: FragmentType<typeof OwnSecondFactorFragment>;
}

function take(cache: ApolloCache, answer: (object & ChangedAnswer) | undefined): void {
  if (!answer?.secondFactor) return;
  const ownSecondFactor = answer.secondFactor as never;
  cache.writeQuery({ query: OwnSecondFactorDocument, data: { ownSecondFactor } });
}

function toChanged(answer: (object & ChangedAnswer) | undefined): Changed {
  const refusal = findErrorText(answer);
  return refusal === null ? { refusal, recoveryCodes: answer?.recoveryCodes ?? null } : { refusal };
}

function useChange<Field extends string, Variables extends Record<string, unknown>>(
  document: TypedDocumentNode<Record<Field, object>, Variables>,
  field: Field,
) {
  const [run] = useMutation(document as TypedDocumentNode<Record<Field, object>, Record<string, unknown>>);
  return async (variables: Record<string, unknown> = {}): Promise<Changed> => {
    const { data } = await run({ variables, update: (cache, answer) => take(cache, answer.data?.[field]) });
    return toChanged(data?.[field]);
  };
}

/** The changes of one's own second factor. Each rejects when no answer came. */
export function useSecondFactorChanges() {
  const [startApp] = useMutation(StartAuthenticatorDocument);
  const [startKey] = useMutation(StartPasskeyDocument);
  const addApp = useChange(AddAuthenticatorDocument, 'addAuthenticator');
  const addKey = useChange(AddPasskeyDocument, 'addPasskey');
  const removeApp = useChange(RemoveAuthenticatorDocument, 'removeAuthenticator');
  const removeKey = useChange(RemovePasskeyDocument, 'removePasskey');
  const renew = useChange(RenewRecoveryCodesDocument, 'renewRecoveryCodes');

  return {
    async startAuthenticator(): Promise<{ refusal: string } | { refusal: null; secret: string; uri: string }> {
      const { data } = await startApp();
      const started = data?.startAuthenticator;
      const refusal = findErrorText(started);
      if (refusal !== null || !started || !('secret' in started)) return { refusal: refusal ?? '' };
      return { refusal: null, secret: started.secret, uri: started.uri };
    },
    addAuthenticator: (code: string) => addApp({ input: { code } }),
    removeAuthenticator: () => removeApp(),
    async addPasskey(name: string): Promise<Changed> {
      const { data } = await startKey();
      const asked = data?.startPasskey;
      const refusal = findErrorText(asked);
      if (refusal !== null || !asked || !('options' in asked)) return { refusal: refusal ?? '' };
      const passkey = JSON.stringify(await startRegistration({ optionsJSON: JSON.parse(asked.options) }));
      return addKey({ input: { name, passkey } });
    },
    removePasskey: (id: string) => removeKey({ input: { id } }),
    renewRecoveryCodes: () => renew(),
  };
}

export type SecondFactorChanges = ReturnType<typeof useSecondFactorChanges>;
