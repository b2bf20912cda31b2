import { ShippingOption } from '@eunbit/schema/checkout';
import type { Market } from '@eunbit/schema/market';
import { useText } from '../../app/use-text.ts';
import { SelectField } from '../../components/SelectField.tsx';
import { TextField } from '../../components/TextField.tsx';
import { SHIPPING_TEXT } from '../../labels/order-texts.ts';
import type { DraftForm } from './draft-form.ts';

interface ShippingFieldsProps {
  readonly market: Market;
  readonly form: DraftForm;
  readonly getError: (field: string) => string | null;
  readonly onChange: (change: Partial<DraftForm>) => void;
}

/** How it is shipped, and what was agreed for that. */
export function ShippingFields({ market, form, getError, onChange }: ShippingFieldsProps) {
  const t = useText();
  return (
    <>
      {market === 'US' ? (
        <SelectField
          label={t('draftOrders.shippingOption')}
          value={form.shippingOption}
          onChange={(event) => {
            const { value } = event.currentTarget;
            onChange({ shippingOption: Object.values(ShippingOption).find((known) => known === value) ?? '' });
          }}
        >
          <option value="">{t('draftOrders.shippingDefault')}</option>
          {Object.values(ShippingOption)
            .filter((option) => option !== 'FREE')
            .map((option) => (
              <option key={option} value={option}>
                {t(SHIPPING_TEXT[option])}
              </option>
            ))}
        </SelectField>
      ) : null}
      <TextField
        label={t('draftOrders.agreedShipping')}
        hint={t('draftOrders.agreedHint')}
        inputMode="decimal"
        autoComplete="off"
        value={form.agreedShipping}
        error={getError('agreedShipping')}
        onChange={(event) => onChange({ agreedShipping: event.target.value })}
      />
    </>
  );
}
