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
  /** Numbers of the boxes without a label; none while the order is not packed. */
  readonly openBoxes: readonly number[];
}

/** For an order that lacks labels: buys them again, or takes the number of one that was bought elsewhere. */
export function ShipmentActions({ orderNumber, isFailed, openBoxes }: ShipmentActionsProps) {
  const t = useText();
  const { retry, busy: retrying } = useRetryShipment(orderNumber);
  const { enter, busy: entering } = useUpdateTracking(orderNumber);
  const busy = retrying || entering;
  const [chosen, setChosen] = useState<number | null>(null);
  // The chosen box may have got its label meanwhile.
  const box = openBoxes.find((number) => number === chosen) ?? openBoxes[0] ?? null;
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
    void run(() => enter(box, carrier, trackingNumber));
  }

  return (
    <Grid gap="4" mt="4" pt="4" borderTopWidth="1px">
      <Button variant={isFailed ? 'solid' : 'outline'} loading={busy} onClick={() => void run(retry)}>
        {t('orders.shipment.retry')}
      </Button>
      <chakra.form onSubmit={submit} noValidate display="grid" gap="3">
        <Text color="fg.muted">{t('orders.shipment.byHand')}</Text>
        {openBoxes.length > 1 ? (
          <SelectField
            label={t('orders.shipment.whichBox')}
            value={box ?? ''}
            onChange={(event) => setChosen(Number(event.target.value))}
          >
            {openBoxes.map((number) => (
              <option key={number} value={number}>
                {number}
              </option>
            ))}
          </SelectField>
        ) : null}
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
