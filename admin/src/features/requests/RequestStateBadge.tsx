import { Badge } from '@chakra-ui/react';
import type { RequestStatus } from '@eunbit/schema/support-request';
import { useText } from '../../app/use-text.ts';

const PALETTE: Readonly<Record<RequestStatus, string>> = {
  OPEN: 'purple',
  ANSWERED: 'green',
  CLOSED: 'gray',
};

export function RequestStateBadge({ state }: { state: RequestStatus }) {
  const t = useText();
  return <Badge colorPalette={PALETTE[state]}>{t(`requests.state.${state}`)}</Badge>;
}
