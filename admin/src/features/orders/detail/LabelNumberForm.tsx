import { chakra } from '@chakra-ui/react';
import type { Carrier } from '@eunbit/schema/order';
import { MAXIMUM_TEXT_LENGTH } from '@eunbit/schema/validation-rules';
import type { ReactNode } from 'react';
import { useText } from '../../../app/use-text.ts';
import { Button } from '../../../components/Button.tsx';
import { ErrorAlert } from '../../../components/ErrorAlert.tsx';
import { SelectField } from '../../../components/SelectField.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { useSendForm } from '../../../components/use-send-form.ts';
import { CarrierOptions } from '../CarrierOptions.tsx';
import { useUpdateTracking } from './fulfilment/fulfilment-mutations.ts';

interface LabelNumberFormProps {
  readonly orderNumber: string;
  /** Numbers of the possible boxes; empty if the order is not packed. */
  readonly boxes: readonly number[];
  /** Whether the number replaces a label that the shop bought. */
  readonly isLabelReplaced: boolean;
  readonly agree: string;
  readonly children: ReactNode;
}

/** Records the number of a label that was bought elsewhere, for one of the boxes. */
export function LabelNumberForm({ orderNumber, boxes, isLabelReplaced, agree, children }: LabelNumberFormProps) {
  const t = useText();
  const { send } = useUpdateTracking();
  const form = useSendForm({
    values: { chosenBox: String(boxes[0] ?? ''), carrier: 'USPS' as Carrier, trackingNumber: '' },
    send: ({ chosenBox, ...label }) => send({ orderNumber, box: findBox(chosenBox), isLabelReplaced, ...label }),
  });
  /** The chosen box may have received its label meanwhile. */
  const findBox = (chosen: string) => boxes.find((number) => String(number) === chosen) ?? boxes[0] ?? null;
  const box = form.control('chosenBox');

  return (
    <chakra.form {...form.formProps} display="grid" gap="3">
      {children}
      {boxes.length > 1 ? (
        <SelectField
          label={t('orders.shipment.whichBox')}
          value={findBox(box.value) ?? ''}
          onChange={(event) => box.onChange(event.target.value)}
        >
          {boxes.map((number) => (
            <option key={number} value={number}>
              {number}
            </option>
          ))}
        </SelectField>
      ) : null}
      <SelectField label={t('orders.ship.carrier')} {...form.field('carrier')}>
        <CarrierOptions market="US" />
      </SelectField>
      <TextField
        label={t('orders.ship.trackingNumber')}
        autoComplete="off"
        maxLength={MAXIMUM_TEXT_LENGTH}
        {...form.field('trackingNumber')}
      />
      {form.problem ? <ErrorAlert>{form.problem}</ErrorAlert> : null}
      <Button type="submit" variant="outline" loading={form.busy}>
        {agree}
      </Button>
    </chakra.form>
  );
}
