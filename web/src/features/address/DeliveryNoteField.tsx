import { DELIVERY_WISH_TEXTS, DELIVERY_WISHES } from '@eunbit/schema/delivery-note';
import type { Market } from '@eunbit/schema/market';
import { MAXIMUM_DELIVERY_NOTE_LENGTH } from '@eunbit/schema/validation-delivery-note';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { useSettings } from '../../app/settings.tsx';
import { SelectField, TextField } from '../../elements/FormField.tsx';
import type { TypedDeliveryNote } from './delivery-note.ts';

interface DeliveryNoteFieldProps {
  readonly market: Market;
  readonly note: TypedDeliveryNote;
  /** What is wrong with the shopper's own text. */
  readonly error?: string | null;
  readonly onChange: (change: Partial<TypedDeliveryNote>) => void;
}

/** An instruction for the courier: one of a list, or the shopper's own text. */
export function DeliveryNoteField({ market, note, error = null, onChange }: DeliveryNoteFieldProps) {
  const intl = useIntl();
  const { language } = useSettings();
  return (
    <styled.div display="grid" gap="3">
      <SelectField
        label={<FormattedMessage id="address.deliveryNote" />}
        name="deliveryInstruction"
        value={note.deliveryInstruction}
        onChange={({ currentTarget }) => onChange({ deliveryInstruction: currentTarget.value })}
      >
        <option value="">{intl.formatMessage({ id: 'address.deliveryNone' })}</option>
        {DELIVERY_WISHES[market].map((wish) => (
          <option key={wish} value={wish}>
            {wish === 'OTHER'
              ? intl.formatMessage({ id: 'address.deliveryOther' })
              : DELIVERY_WISH_TEXTS[wish][language]}
          </option>
        ))}
      </SelectField>
      {note.deliveryInstruction === 'OTHER' ? (
        <TextField
          label={<FormattedMessage id="address.deliveryText" />}
          error={error}
          name="deliveryText"
          autoComplete="off"
          maxLength={MAXIMUM_DELIVERY_NOTE_LENGTH}
          value={note.deliveryText}
          onChange={({ currentTarget }) => onChange({ deliveryText: currentTarget.value })}
        />
      ) : null}
    </styled.div>
  );
}
