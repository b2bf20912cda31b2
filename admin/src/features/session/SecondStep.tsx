import { Text } from '@chakra-ui/react';
import { useText } from '../../app/use-text.ts';
import type { ProofMethod } from '../../gql/graphql.ts';
import { ProofForm } from './ProofForm.tsx';
import { useFinishSignIn } from './use-finish-sign-in.ts';

/** The second step of a sign-in, after the password. */
export function SecondStep({ methods }: { methods: readonly ProofMethod[] }) {
  const t = useText();
  const finishSignIn = useFinishSignIn();
  return (
    <>
      <Text mb="5">{t('session.step.why')}</Text>
      <ProofForm methods={methods} submitText={t('session.login.submit')} onProof={finishSignIn} />
    </>
  );
}
