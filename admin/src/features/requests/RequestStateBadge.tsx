import { chakra } from '@chakra-ui/react/styled-system';
import type { RequestState } from '@eunbit/schema/support-request';
import { useText } from '../../app/use-text.ts';
import { REQUEST_STATE_TEXT } from '../../labels/request-texts.ts';

const COLOURS: Readonly<Record<RequestState, { readonly bg: string; readonly color: string }>> = {
  OPEN: { bg: 'purple.50', color: 'purple.700' },
  ANSWERED: { bg: 'green.50', color: 'green.700' },
  CLOSED: { bg: 'gray.100', color: 'gray.700' },
};

export function RequestStateBadge({ state }: { state: RequestState }) {
  const t = useText();
  return (
    <chakra.span
      px="2.5"
      py="0.5"
      borderRadius="full"
      fontSize="xs"
      fontWeight="semibold"
      whiteSpace="nowrap"
      {...COLOURS[state]}
    >
      {t(REQUEST_STATE_TEXT[state])}
    </chakra.span>
  );
}
