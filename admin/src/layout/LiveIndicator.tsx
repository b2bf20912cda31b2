import { Box, Span, VisuallyHidden } from '@chakra-ui/react';
import type { LiveState } from '@eunbit/ui/live-connection';
import { useLiveState } from '@eunbit/ui/use-live-connection';

import { useText } from '../app/use-text.ts';
import type { MessageId } from '../gql/message-id.ts';

const TEXT: Readonly<Record<LiveState, MessageId>> = {
  idle: 'app.live.connecting',
  connecting: 'app.live.connecting',
  connected: 'app.live.connected',
  interrupted: 'app.live.interrupted',
};

const COLOR: Readonly<Record<LiveState, string>> = {
  idle: 'gray.400',
  connecting: 'gray.400',
  connected: 'green.600',
  interrupted: 'red.600',
};

/** State of the live connection. */
export function LiveIndicator() {
  const t = useText();
  const state = useLiveState();
  const broken = state === 'interrupted';
  return (
    <Box
      role="status"
      display="inline-flex"
      alignItems="center"
      gap="2"
      fontSize="sm"
      whiteSpace="nowrap"
      color={broken ? 'fg.error' : 'fg.muted'}
    >
      <Span aria-hidden boxSize="2.5" borderRadius="full" bg={COLOR[state]} flexShrink="0" />
      <Span display={{ base: 'none', md: 'inline' }} aria-hidden>
        {t(TEXT[state])}
      </Span>
      <VisuallyHidden>{t(TEXT[state])}</VisuallyHidden>
    </Box>
  );
}
