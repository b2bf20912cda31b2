import { chakra } from '@chakra-ui/react';
import { useText } from '../app/use-text.ts';
import { ButtonAnchor, TextLink } from '../components/ButtonLink.tsx';

/** Shown inside the frame, beside the menu. */
export function NotFoundPage() {
  const t = useText();
  return (
    <chakra.div minHeight="60dvh" display="grid" placeItems="center">
      <title>{t('app.notFound.pageTitle')}</title>
      <chakra.div textAlign="center">
        <chakra.p fontSize="6xl" fontWeight="bold" color="purple.600" lineHeight="1">
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
    </chakra.div>
  );
}
