import { Text } from '@chakra-ui/react';
import { useText } from '../../app/use-text.ts';
import { PageTitle } from '../../components/PageTitle.tsx';
import { SecondFactor } from './SecondFactor.tsx';

/** Settings for passkeys, an authenticator app and recovery codes. */
export function SecurityPage() {
  const t = useText();
  return (
    <>
      <PageTitle title={t('security.title')} />
      <Text mb="5" maxWidth="form">
        {t('security.why')}
      </Text>
      <SecondFactor />
    </>
  );
}
