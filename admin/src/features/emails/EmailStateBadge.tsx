import { Badge } from '@chakra-ui/react';
import type { EmailStatus } from '@eunbit/schema/email';
import { useText } from '../../app/use-text.ts';

const PALETTE: Readonly<Record<EmailStatus, string>> = {
  SENT: 'green',
  QUEUED: 'purple',
  SENDING: 'purple',
  FAILED: 'red',
  SKIPPED: 'gray',
};

export function EmailStateBadge({ state }: { state: EmailStatus }) {
  const t = useText();
  return <Badge colorPalette={PALETTE[state]}>{t(`emails.state.${state}`)}</Badge>;
}
