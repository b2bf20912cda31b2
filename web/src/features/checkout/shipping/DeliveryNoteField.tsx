import { DELIVERY_WISH_TEXTS, DELIVERY_WISHES } from '@eunbit/schema/delivery-note';
import type { Market } from '@eunbit/schema/market';
import { MAXIMUM_DELIVERY_NOTE_LENGTH } from '@eunbit/schema/validation-delivery-note';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { useSettings } from '../../../app/settings.tsx';
import { SelectField, TextField } from '../../../elements/FormField.tsx';
import type { CheckoutSession } from '../session/use-checkout-session.ts';

/** An instruction for the courier: one of a list, or the shopper's own text. */
export function DeliveryNoteField({ market, session }: { market: Market; session: CheckoutSession }) {
  const intl = useIntl();
  const { language } = useSettings();
  const { draft, updateDraft } = session;
  return (
    <styled.div display="grid" gap="3">
      <SelectField
        label={<FormattedMessage id="checkout.deliveryNote" />}
        name="deliveryInstruction"
        value={draft.deliveryInstruction}
        onChange={({ currentTarget }) => updateDraft({ deliveryInstruction: currentTarget.value })}
      >
        <option value="">{intl.formatMessage({ id: 'checkout.deliveryNone' })}</option>
        {DELIVERY_WISHES[market].map((wish) => (
          <option key={wish} value={wish}>
            {wish === 'OTHER'
              ? intl.formatMessage({ id: 'checkout.deliveryOther' })
              : DELIVERY_WISH_TEXTS[wish][language]}
          </option>
        ))}
      </SelectField>
      {draft.deliveryInstruction === 'OTHER' ? (
        <TextField
          label={<FormattedMessage id="checkout.deliveryText" />}
          name="deliveryText"
          autoComplete="off"
          maxLength={MAXIMUM_DELIVERY_NOTE_LENGTH}
          value={draft.deliveryText}
          onChange={({ currentTarget }) => updateDraft({ deliveryText: currentTarget.value })}
        />
      ) : null}
    </styled.div>
  );
}
