import { chakra } from '@chakra-ui/react';
import type { Carrier } from '@eunbit/schema/order';
import { MAXIMUM_TEXT_LENGTH } from '@eunbit/schema/validation-rules';
import { type ReactNode, useState } from 'react';
import { useText } from '../../../app/use-text.ts';
import { Button } from '../../../components/Button.tsx';
import { ErrorAlert } from '../../../components/ErrorAlert.tsx';
import { SelectField } from '../../../components/SelectField.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { CarrierOptions } from '../shipping/CarrierOptions.tsx';
import { useUpdateTracking } from './fulfilment/fulfilment-mutations.ts';

interface LabelNumberFormProps {
  readonly orderNumber: string;
  /** Numbers of the boxes it may be for; none while the order is not packed. */
  readonly boxes: readonly number[];
  /** Whether the box gives up the label that the shop bought. */
  readonly isLabelReplaced: boolean;
  readonly agree: string;
  readonly children: ReactNode;
}

/** Takes the number of a label that was bought elsewhere, for one of the boxes. */
export function LabelNumberForm({ orderNumber, boxes, isLabelReplaced, agree, children }: LabelNumberFormProps) {
  const t = useText();
  const { send, busy } = useUpdateTracking();
  const [chosen, setChosen] = useState<number | null>(null);
  // The chosen box may have got its label meanwhile.
  const box = boxes.find((number) => number === chosen) ?? boxes[0] ?? null;
  const [carrier, setCarrier] = useState<Carrier>('USPS');
  const [trackingNumber, setTrackingNumber] = useState('');
  const [problem, setProblem] = useState<string | null>(null);

  async function save() {
    if (busy) return;
    const { problem: refused } = await send({ orderNumber, box, carrier, trackingNumber, isLabelReplaced });
    setProblem(refused && (refused.message ?? t('orders.action.failed')));
  }

  return (
    <chakra.form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      noValidate
      display="grid"
      gap="3"
    >
      {children}
      {boxes.length > 1 ? (
        <SelectField
          label={t('orders.shipment.whichBox')}
          value={box ?? ''}
          onChange={(event) => setChosen(Number(event.target.value))}
        >
          {boxes.map((number) => (
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
        <CarrierOptions market="US" />
      </SelectField>
      <TextField
        label={t('orders.ship.trackingNumber')}
        autoComplete="off"
        maxLength={MAXIMUM_TEXT_LENGTH}
        value={trackingNumber}
        onChange={(event) => setTrackingNumber(event.target.value)}
      />
      {problem ? <ErrorAlert>{problem}</ErrorAlert> : null}
      <Button type="submit" variant="outline" loading={busy}>
        {agree}
      </Button>
    </chakra.form>
  );
}
