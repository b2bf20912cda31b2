import { chakra } from '@chakra-ui/react';
import type { OrderStatus } from '@eunbit/schema/order';
import { useText } from '../../../app/use-text.ts';
import { ErrorAlert } from '../../../components/ErrorAlert.tsx';
import { StatusBadge } from '../../../labels/StatusBadge.tsx';

interface OvertakenProps {
  readonly status: OrderStatus;
  /** The server's message, if the server noticed the conflict. */
  readonly message: string | undefined;
}

/** Reports that somebody else changed the order first, with its current status. */
export function Overtaken({ status, message }: OvertakenProps) {
  const t = useText();
  return (
    <ErrorAlert>
      <p>{message ?? t('orders.dialog.overtaken')}</p>
      <chakra.p mt="2" display="flex" alignItems="center" gap="2">
        {t('orders.panel.current')} <StatusBadge status={status} />
      </chakra.p>
    </ErrorAlert>
  );
}
