import { chakra } from '@chakra-ui/react/styled-system';
import { ButtonAnchor, TextLink } from '../components/ButtonLink.tsx';
import { useText } from './use-text.ts';

export function NotFoundPage() {
  const t = useText();
  return (
    <chakra.main minHeight="100dvh" display="grid" placeItems="center" px="4">
      <title>{t('app.notFound.pageTitle')}</title>
      <chakra.div textAlign="center">
        <chakra.p fontSize="6xl" fontWeight="bold" color="purple.400" lineHeight="1">
          404
        </chakra.p>
        <chakra.h1 fontSize="2xl" fontWeight="bold" mt="4" mb="8">
          {t('app.notFound.title')}
        </chakra.h1>
        <ButtonAnchor href="/">{t('app.notFound.home')}</ButtonAnchor>
        <chakra.p mt="5">
          <TextLink to="/dashboard">{t('app.notFound.dashboard')}</TextLink>
        </chakra.p>
      </chakra.div>
    </chakra.main>
  );
}
