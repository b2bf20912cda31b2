import { Badge } from '@chakra-ui/react';
import type { EmailState } from '@eunbit/schema/email';
import { useText } from '../../app/use-text.ts';

const PALETTE: Readonly<Record<EmailState, string>> = {
  SENT: 'green',
  QUEUED: 'purple',
  SENDING: 'purple',
  FAILED: 'red',
  SKIPPED: 'gray',
};

export function EmailStateBadge({ state }: { state: EmailState }) {
  const t = useText();
  return <Badge colorPalette={PALETTE[state]}>{t(`emails.state.${state}`)}</Badge>;
}
