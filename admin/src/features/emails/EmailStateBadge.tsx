import { chakra } from '@chakra-ui/react/styled-system';
import type { EmailState } from '@eunbit/schema/email';
import { useText } from '../../app/use-text.ts';
import { EMAIL_STATE_TEXT } from '../../labels/email-texts.ts';

const COLOURS: Readonly<Record<EmailState, { readonly bg: string; readonly color: string }>> = {
  SENT: { bg: 'green.50', color: 'green.700' },
  QUEUED: { bg: 'purple.50', color: 'purple.700' },
  SENDING: { bg: 'purple.50', color: 'purple.700' },
  FAILED: { bg: 'red.50', color: 'red.700' },
  SKIPPED: { bg: 'gray.100', color: 'gray.700' },
};

export function EmailStateBadge({ state }: { state: EmailState }) {
  const t = useText();
  return (
    <chakra.span px="2.5" py="0.5" borderRadius="full" fontSize="xs" fontWeight="semibold" {...COLOURS[state]}>
      {t(EMAIL_STATE_TEXT[state])}
    </chakra.span>
  );
}
