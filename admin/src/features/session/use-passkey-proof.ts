import { useSend } from '@eunbit/ui/use-send';
import { startAuthentication } from '@simplewebauthn/browser';
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

/** Has the browser ask a passkey of the person. Rejects when they do not give it. */
export function usePasskeyProof() {
  const { send } = useSend(AskPasskeysDocument);
  return async function askPasskey() {
    const { answer, problem } = await send();
    if (problem) return { passkey: null, problem };
    const optionsJSON = JSON.parse(answer.options);
    return { passkey: JSON.stringify(await startAuthentication({ optionsJSON })), problem };
  };
}
