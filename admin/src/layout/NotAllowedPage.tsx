import { Text } from '@chakra-ui/react';
import { useText } from '../app/use-text.ts';
import { TextLink } from '../components/ButtonLink.tsx';
import { PageTitle } from '../components/PageTitle.tsx';

interface NotAllowedPageProps {
  /** There is no such screen, for nobody: its store is closed. */
  readonly isStoreClosed: boolean;
}

/** In place of a screen that the viewer may not open; nothing of it is asked for. */
export function NotAllowedPage({ isStoreClosed }: NotAllowedPageProps) {
  const t = useText();
  return (
    <>
      <PageTitle title={t(isStoreClosed ? 'app.storeClosed.title' : 'app.notAllowed.title')} />
      <Text mb="4" maxW="40rem">
        {t(isStoreClosed ? 'app.storeClosed.text' : 'app.notAllowed.text')}
      </Text>
      <TextLink to="/dashboard">{t('app.notAllowed.dashboard')}</TextLink>
    </>
  );
}
