import { chakra, Grid, Text } from '@chakra-ui/react';
import type { Carrier } from '@eunbit/schema/order';
import { MAXIMUM_TEXT_LENGTH } from '@eunbit/schema/validation-rules';
import { type FormEvent, useState } from 'react';
import { useText } from '../../../app/use-text.ts';
import { Button } from '../../../components/Button.tsx';
import { ErrorAlert } from '../../../components/ErrorAlert.tsx';
import { SelectField } from '../../../components/SelectField.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { CARRIER_TEXT } from '../../../labels/order-texts.ts';
import { CARRIERS_BY_MARKET } from '../status/status-draft.ts';
import { useRetryShipment } from './use-retry-shipment.ts';
import { useUpdateTracking } from './use-update-tracking.ts';

interface ShipmentActionsProps {
  readonly orderNumber: string;
  readonly isFailed: boolean;
}

/** For an order without a label: buys it again, or takes the number of one that was bought elsewhere. */
export function ShipmentActions({ orderNumber, isFailed }: ShipmentActionsProps) {
  const t = useText();
  const { retry, busy: retrying } = useRetryShipment(orderNumber);
  const { enter, busy: entering } = useUpdateTracking(orderNumber);
  const busy = retrying || entering;
  const [carrier, setCarrier] = useState<Carrier>('USPS');
  const [trackingNumber, setTrackingNumber] = useState('');
  const [operationError, setOperationError] = useState<string | null>(null);

  async function run(work: () => Promise<string | null>): Promise<void> {
    if (busy) return;
    setOperationError(null);
    try {
      setOperationError(await work());
    } catch {
      setOperationError(t('orders.action.failed'));
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void run(() => enter(carrier, trackingNumber));
  }

  return (
    <Grid gap="4" mt="4" pt="4" borderTopWidth="1px">
      <Button variant={isFailed ? 'solid' : 'outline'} loading={busy} onClick={() => void run(retry)}>
        {t('orders.shipment.retry')}
      </Button>
      <chakra.form onSubmit={submit} noValidate display="grid" gap="3">
        <Text color="fg.muted">{t('orders.shipment.byHand')}</Text>
        <SelectField
          label={t('orders.ship.carrier')}
          value={carrier}
          onChange={(event) => setCarrier(event.target.value as Carrier)}
        >
          {CARRIERS_BY_MARKET.US.map((name) => (
            <option key={name} value={name}>
              {t(CARRIER_TEXT[name])}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t('orders.ship.trackingNumber')}
          autoComplete="off"
          maxLength={MAXIMUM_TEXT_LENGTH}
          value={trackingNumber}
          onChange={(event) => setTrackingNumber(event.target.value)}
        />
        {operationError ? <ErrorAlert>{operationError}</ErrorAlert> : null}
        <Button type="submit" variant="outline" loading={busy}>
          {t('orders.shipment.enter')}
        </Button>
      </chakra.form>
    </Grid>
  );
}
