import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { BRAND } from '@eunbit/schema/brand';
import type { ReactNode } from 'react';
import { useText } from '../../app/use-text.ts';
import { LanguageToggle } from '../../components/LanguageToggle.tsx';
import { PlainLink } from '../../components/PlainLink.tsx';

interface SessionFrameProps {
  readonly title: string;
  /** Title of the browser tab. */
  readonly pageTitle: string;
  readonly children: ReactNode;
}

/** The frame of pages outside the back office, such as the sign-in. */
export function SessionFrame({ title, pageTitle, children }: SessionFrameProps) {
  const t = useText();
  return (
    <chakra.main minHeight="100dvh" display="grid" placeItems="center" px="4" py="8">
      <title>{pageTitle}</title>
      <Box width="full" maxWidth="26rem">
        <Flex justify="flex-end" mb="3">
          <LanguageToggle />
        </Flex>
        <Box bg="white" borderWidth="1px" borderRadius="xl" boxShadow="md" px={{ base: '6', sm: '9' }} py="9">
          <Text color="fg.accent" fontWeight="semibold" letterSpacing="0.02em">
            {BRAND.koreanName} {BRAND.name}
          </Text>
          <chakra.h1 fontSize="2xl" fontWeight="bold" mt="1" mb="6">
            {title}
          </chakra.h1>
          {children}
        </Box>
        <Text mt="5" textAlign="center" color="fg.muted">
          <PlainLink href="/">{t('session.login.toShop')}</PlainLink>
        </Text>
      </Box>
    </chakra.main>
  );
}
