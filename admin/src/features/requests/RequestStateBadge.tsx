import { Badge } from '@chakra-ui/react';
import type { RequestState } from '@eunbit/schema/support-request';
import { useText } from '../../app/use-text.ts';

const PALETTE: Readonly<Record<RequestState, string>> = {
  OPEN: 'purple',
  ANSWERED: 'green',
  CLOSED: 'gray',
};

export function RequestStateBadge({ state }: { state: RequestState }) {
  const t = useText();
  return <Badge colorPalette={PALETTE[state]}>{t(`requests.state.${state}`)}</Badge>;
}
