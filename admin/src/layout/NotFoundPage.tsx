import { Box, chakra, Grid, Text } from '@chakra-ui/react';
import { useText } from '../app/use-text.ts';
import { ButtonAnchor, TextLink } from '../components/ButtonLink.tsx';

/** Shown inside the frame, beside the menu. */
export function NotFoundPage() {
  const t = useText();
  return (
    <Grid minHeight="60dvh" placeItems="center">
      <title>{t('app.notFound.pageTitle')}</title>
      <Box textAlign="center">
        <Text fontSize="6xl" fontWeight="bold" color="purple.600" lineHeight="1">
          404
        </Text>
        <chakra.h1 fontSize="2xl" fontWeight="bold" mt="4" mb="8">
          {t('app.notFound.title')}
        </chakra.h1>
        <ButtonAnchor href="/">{t('app.notFound.home')}</ButtonAnchor>
        <Text mt="5">
          <TextLink to="/dashboard">{t('app.notFound.dashboard')}</TextLink>
        </Text>
      </Box>
    </Grid>
  );
}
