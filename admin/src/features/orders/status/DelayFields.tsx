import type { Market } from '@eunbit/schema/market';
import { useText } from '../../../app/use-text.ts';
import { DateField } from '../../../components/DateField.tsx';
import { SelectField } from '../../../components/SelectField.tsx';
import { TextAreaField } from '../../../components/TextAreaField.tsx';
import type { SendForm } from '../../../components/use-send-form.ts';
import { DELAY_REASONS, firstDayAfter, type StatusDraft } from './status-draft.ts';

/** Maximum length of the detail in the API. */
const MAXIMUM_DETAIL_LENGTH = 1000;

interface DelayFieldsProps {
  readonly form: SendForm<StatusDraft>;
  readonly market: Market;
  /** Whether the order may have an open deposit, which can get a due date. */
  readonly withPayUntil: boolean;
}

export function DelayFields({ form, market, withPayUntil }: DelayFieldsProps) {
  const t = useText();
  const min = firstDayAfter(new Date(), market);
  return (
    <>
      <SelectField label={t('orders.delay.reason')} {...form.field('reason')}>
        <option value="">{t('orders.delay.choose')}</option>
        {DELAY_REASONS.map((reason) => (
          <option key={reason} value={reason}>
            {t(`orders.delayReason.${reason}`)}
          </option>
        ))}
      </SelectField>
      <DateField label={t('orders.delay.until')} min={min} {...form.control('until')} />
      {withPayUntil ? (
        <DateField
          label={t('orders.delay.payUntil')}
          hint={t('orders.delay.payUntilHint')}
          min={min}
          {...form.control('payUntil')}
        />
      ) : null}
      <TextAreaField
        label={t('orders.delay.detail')}
        hint={t('orders.delay.detailHint')}
        rows={3}
        maxLength={MAXIMUM_DETAIL_LENGTH}
        {...form.field('detail')}
      />
    </>
  );
}
