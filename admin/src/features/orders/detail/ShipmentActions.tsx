import { Grid, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useText } from '../../../app/use-text.ts';
import { Button } from '../../../components/Button.tsx';
import { ErrorAlert } from '../../../components/ErrorAlert.tsx';
import { useRetryShipment } from './fulfilment/fulfilment-mutations.ts';
import { LabelNumberForm } from './LabelNumberForm.tsx';

interface ShipmentActionsProps {
  readonly orderNumber: string;
  readonly isFailed: boolean;
  /** Numbers of the boxes without a label; none while the order is not packed. */
  readonly openBoxes: readonly number[];
}

/** For an order that lacks labels: buys them again, or takes the number of one that was bought elsewhere. */
export function ShipmentActions({ orderNumber, isFailed, openBoxes }: ShipmentActionsProps) {
  const t = useText();
  const { send, busy } = useRetryShipment();
  const [problem, setProblem] = useState<string | null>(null);

  async function buyAgain() {
    if (busy) return;
    const { problem: refused } = await send({ orderNumber });
    setProblem(refused && (refused.message ?? t('orders.action.failed')));
  }

  return (
    <Grid gap="4" mt="4" pt="4" borderTopWidth="1px">
      <Button variant={isFailed ? 'solid' : 'outline'} loading={busy} onClick={() => void buyAgain()}>
        {t('orders.shipment.retry')}
      </Button>
      {problem ? <ErrorAlert>{problem}</ErrorAlert> : null}
      <LabelNumberForm
        orderNumber={orderNumber}
        boxes={openBoxes}
        isLabelReplaced={false}
        agree={t('orders.shipment.enter')}
      >
        <Text color="fg.muted">{t('orders.shipment.byHand')}</Text>
      </LabelNumberForm>
    </Grid>
  );
}
