import { ShippingOption } from '@eunbit/schema/checkout';
import type { Market } from '@eunbit/schema/market';
import { useText } from '../../app/use-text.ts';
import { SelectField } from '../../components/SelectField.tsx';
import { TextField } from '../../components/TextField.tsx';
import type { SendForm } from '../../components/use-send-form.ts';
import type { DraftForm } from './draft-form.ts';

interface ShippingFieldsProps {
  readonly market: Market;
  readonly form: SendForm<DraftForm>;
}

/** How it is shipped, and what was agreed for that. */
export function ShippingFields({ market, form }: ShippingFieldsProps) {
  const t = useText();
  return (
    <>
      {market === 'US' ? (
        <SelectField label={t('draftOrders.shippingOption')} {...form.field('shippingOption')}>
          <option value="">{t('draftOrders.shippingDefault')}</option>
          {Object.values(ShippingOption)
            .filter((option) => option !== 'FREE')
            .map((option) => (
              <option key={option} value={option}>
                {t(`orders.shipping.${option}`)}
              </option>
            ))}
        </SelectField>
      ) : null}
      <TextField
        label={t('draftOrders.agreedShipping')}
        hint={t('draftOrders.agreedHint')}
        inputMode="decimal"
        autoComplete="off"
        {...form.field('agreedShipping')}
      />
    </>
  );
}
