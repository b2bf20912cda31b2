import { type BuyerNotes, MAXIMUM_GIFT_MESSAGE_LENGTH, type TypedNotes } from '@eunbit/schema/buyer-notes';
import { DELIVERY_INSTRUCTION_TEXTS, DELIVERY_INSTRUCTIONS } from '@eunbit/schema/delivery-note';
import type { Market } from '@eunbit/schema/market';
import { MAXIMUM_DELIVERY_NOTE_LENGTH } from '@eunbit/schema/validation-delivery-note';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { useSettings } from '../../app/settings.tsx';
import { SelectField, TextAreaField, TextField } from '../../elements/FormField.tsx';

interface BuyerNotesFieldsProps {
  readonly market: Market;
  readonly notes: TypedNotes;
  readonly getError: (note: keyof BuyerNotes) => string | null;
  readonly onChange: (change: Partial<TypedNotes>) => void;
}

/** The notes of an order: an instruction for the courier, from a list or in the buyer's own words, and a gift message. */
export function BuyerNotesFields({ market, notes, getError, onChange }: BuyerNotesFieldsProps) {
  const intl = useIntl();
  const { language } = useSettings();
  return (
    <styled.div display="grid" gap="3">
      <SelectField
        label={<FormattedMessage id="address.deliveryNote" />}
        name="deliveryInstruction"
        value={notes.deliveryInstruction}
        onChange={({ currentTarget }) => onChange({ deliveryInstruction: currentTarget.value })}
      >
        <option value="">{intl.formatMessage({ id: 'address.deliveryNone' })}</option>
        {DELIVERY_INSTRUCTIONS[market].map((instruction) => (
          <option key={instruction} value={instruction}>
            {instruction === 'OTHER'
              ? intl.formatMessage({ id: 'address.deliveryOther' })
              : DELIVERY_INSTRUCTION_TEXTS[instruction][language]}
          </option>
        ))}
      </SelectField>
      {notes.deliveryInstruction === 'OTHER' ? (
        <TextField
          label={<FormattedMessage id="address.deliveryText" />}
          error={getError('deliveryNote')}
          name="deliveryText"
          autoComplete="off"
          maxLength={MAXIMUM_DELIVERY_NOTE_LENGTH}
          value={notes.deliveryText}
          onChange={({ currentTarget }) => onChange({ deliveryText: currentTarget.value })}
        />
      ) : null}
      <TextAreaField
        label={<FormattedMessage id="address.giftMessage" />}
        hint={<FormattedMessage id="address.giftMessageHint" />}
        error={getError('giftMessage')}
        name="giftMessage"
        rows={2}
        maxLength={MAXIMUM_GIFT_MESSAGE_LENGTH}
        value={notes.giftMessage}
        onChange={({ currentTarget }) => onChange({ giftMessage: currentTarget.value })}
      />
    </styled.div>
  );
}
