import { useQuery } from '@apollo/client/react';
import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { BRAND } from '@eunbit/schema/brand';
import { Navigate, useSearchParams } from 'react-router';
import { useText } from '../../app/use-text.ts';
import { ViewerDocument } from '../../app/viewer.ts';
import { LanguageToggle } from '../../components/LanguageToggle.tsx';
import type { MessageId } from '../../gql/message-id.ts';
import { readNextPath } from '../../urls/session.urls.ts';
import { LoginForm } from './LoginForm.tsx';
import { OtherSignIn } from './OtherSignIn.tsx';
import { LeaveForShop } from './RequireStaff.tsx';
import { SecondStep } from './SecondStep.tsx';
import { SetUpStep } from './SetUpStep.tsx';
import { SignInStatusDocument } from './sign-in-status.ts';

const TITLES = {
  SIGN_IN: 'session.login.title',
  SECOND_FACTOR: 'session.step.title',
  SET_UP: 'session.setUp.title',
} as const satisfies Record<string, MessageId>;

/** The sign-in of staff: the password, then what the sign-in still lacks. */
export function LoginPage() {
  const t = useText();
  const [query] = useSearchParams();
  const { data } = useQuery(ViewerDocument);
  const { data: status } = useQuery(SignInStatusDocument, { fetchPolicy: 'cache-and-network' });
  const viewer = data?.visitor.viewer;
  const missingStep = status?.signInStatus?.missingStep ?? null;
  if (viewer) return viewer.viewerIsStaff ? <Navigate to={readNextPath(query)} replace /> : <LeaveForShop />;

  return (
    <chakra.main minHeight="100dvh" display="grid" placeItems="center" px="4" py="8">
      <title>{t('session.login.pageTitle')}</title>
      <Box width="full" maxWidth="26rem">
        <Flex justify="flex-end" mb="3">
          <LanguageToggle />
        </Flex>
        <Box bg="white" borderWidth="1px" borderRadius="xl" boxShadow="md" px={{ base: '6', sm: '9' }} py="9">
          <Text color="fg.accent" fontWeight="semibold" letterSpacing="0.02em">
            {BRAND.koreanName} {BRAND.name}
          </Text>
          <chakra.h1 fontSize="2xl" fontWeight="bold" mt="1" mb="6">
            {t(TITLES[missingStep ?? 'SIGN_IN'])}
          </chakra.h1>
          {missingStep === 'SECOND_FACTOR' ? (
            <SecondStep methods={status?.signInStatus?.proofMethods ?? []} />
          ) : missingStep === 'SET_UP' ? (
            <SetUpStep />
          ) : (
            <LoginForm />
          )}
          {missingStep ? <OtherSignIn /> : null}
        </Box>
        <Text mt="5" textAlign="center" color="fg.muted">
          <chakra.a href="/" textDecoration="underline" textUnderlineOffset="0.2em">
            {t('session.login.toShop')}
          </chakra.a>
        </Text>
      </Box>
    </chakra.main>
  );
}
