import { Badge } from '@chakra-ui/react';
import type { ReturnStatus } from '@eunbit/schema/return';
import { useText } from '../app/use-text.ts';

const PALETTE: Readonly<Record<ReturnStatus, string>> = {
  REQUESTED: 'purple',
  APPROVED: 'gray',
  REFUSED: 'gray',
  WITHDRAWN: 'gray',
  EXPIRED: 'gray',
  IN_TRANSIT: 'blue',
  RECEIVED: 'purple',
  INSPECTED: 'purple',
  AWAITING_PAYMENT: 'gray',
  SETTLED: 'green',
};

/** State of a return; purple if it waits for staff. */
export function ReturnBadge({ state }: { state: ReturnStatus }) {
  const t = useText();
  return <Badge colorPalette={PALETTE[state]}>{t(`returns.state.${state}`)}</Badge>;
}
