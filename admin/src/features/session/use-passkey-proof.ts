import { useSend } from '@eunbit/ui/use-send';
import { startAuthentication } from '@simplewebauthn/browser';
import { graphql } from '../../gql/index.ts';

const AskPasskeysDocument = graphql(`
  mutation AskPasskeys {
    askPasskeys {
      ... on PasskeyRequest { options }
      ...OperationError_UserError
    }
  }
`);

/** Requests a passkey from the browser. Rejects if the person cancels. */
export function usePasskeyProof() {
  const { send } = useSend(AskPasskeysDocument);
  return async function askPasskey() {
    const { answer, problem } = await send();
    if (problem) return { passkey: null, problem };
    const optionsJSON = JSON.parse(answer.options);
    return { passkey: JSON.stringify(await startAuthentication({ optionsJSON })), problem };
  };
}
