import { useMutation } from '@apollo/client/react';
import { startAuthentication } from '@simplewebauthn/browser';
import { findErrorText } from '../../app/operation-error.ts';
import { graphql } from '../../gql/index.ts';

const AskPasskeysDocument = graphql(`
  mutation AskPasskeys {
    askPasskeys {
      ... on PasskeyRequest {
        options
      }
      ...OperationError_UserError
    }
  }
`);

type Asked = { readonly answer: string } | { readonly refusal: string };

/** Has the browser ask a passkey of the person. Rejects when they do not give it, or no answer came. */
export function usePasskeyProof(): () => Promise<Asked> {
  const [run] = useMutation(AskPasskeysDocument);
  return async function askPasskey() {
    const { data } = await run();
    const refusal = findErrorText(data?.askPasskeys);
    if (refusal !== null || !data || !('options' in data.askPasskeys)) return { refusal: refusal ?? '' };
    const optionsJSON = JSON.parse(data.askPasskeys.options);
    return { answer: JSON.stringify(await startAuthentication({ optionsJSON })) };
  };
}
