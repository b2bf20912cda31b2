import { Text } from '@chakra-ui/react';
import { useText } from '../app/use-text.ts';
import { TextLink } from '../components/ButtonLink.tsx';
import { PageTitle } from '../components/PageTitle.tsx';

/** In place of a screen that the viewer may not open; nothing of it is asked for. */
export function NotAllowedPage() {
  const t = useText();
  return (
    <>
      <PageTitle title={t('app.notAllowed.title')} />
      <Text mb="4" maxW="40rem">
        {t('app.notAllowed.text')}
      </Text>
      <TextLink to="/dashboard">{t('app.notAllowed.dashboard')}</TextLink>
    </>
  );
}
