import { useQuery } from '@apollo/client/react';
import { Skeleton, Text } from '@chakra-ui/react';
import type { Outcome } from '@eunbit/ui/use-send';
import { useSyncExternalStore } from 'react';
import { useText } from '../../app/use-text.ts';
import { ErrorAlert } from '../../components/ErrorAlert.tsx';
import { ModalDialog } from '../../components/ModalDialog.tsx';
import type { ConfirmIdentityInput } from '../../gql/graphql.ts';
import { identityGate, settleConfirmation } from './identity-gate.ts';
import { ProofForm } from './ProofForm.tsx';
import { useConfirmIdentity } from './session-mutations.ts';
import { SignInStatusDocument } from './sign-in-status.ts';

/** Opens if an operation requires re-authentication. It is above all screens, which keep their input. */
export function IdentityDialog() {
  const isAsking = useSyncExternalStore(identityGate.subscribe, identityGate.isAsking);
  return isAsking ? <OpenDialog /> : null;
}

function OpenDialog() {
  const t = useText();
  const { data, error, refetch } = useQuery(SignInStatusDocument, { fetchPolicy: 'network-only' });
  const { send } = useConfirmIdentity();

  async function confirm(input: ConfirmIdentityInput): Promise<Outcome> {
    const confirmed = await send(input);
    if (!confirmed.problem) settleConfirmation(true);
    return confirmed;
  }

  const cancel = () => settleConfirmation(false);
  return (
    <ModalDialog title={t('session.confirm.title')} onClose={cancel}>
      <Text mb="4">{t('session.confirm.why')}</Text>
      {data?.signInStatus ? (
        <ProofForm
          methods={data.signInStatus.proofMethods}
          submitText={t('session.confirm.submit')}
          onProof={confirm}
          onCancel={cancel}
        />
      ) : error ? (
        <ErrorAlert onRetry={() => void refetch().catch(() => {})}>{t('session.proof.failed')}</ErrorAlert>
      ) : (
        <Skeleton height="24" />
      )}
    </ModalDialog>
  );
}
