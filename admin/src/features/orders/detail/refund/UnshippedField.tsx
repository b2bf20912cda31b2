import { UnshippedUnits } from '@eunbit/schema/order-refund';
import { useText } from '../../../../app/use-text.ts';
import { SelectField } from '../../../../components/SelectField.tsx';

interface UnshippedFieldProps {
  /** Number of chosen units that have not shipped. */
  readonly units: number;
  readonly value: UnshippedUnits | '';
  readonly error: string | null;
  readonly onChange: (value: UnshippedUnits | '') => void;
}

/** Asks what to do with refunded units that have not shipped; renders nothing if there are none. */
export function UnshippedField({ units, value, error, onChange }: UnshippedFieldProps) {
  const t = useText();
  if (units === 0) return null;
  return (
    <SelectField
      label={t('orders.refunds.unshipped', { count: units })}
      value={value}
      error={error}
      onChange={(event) => onChange(readUnshipped(event.target.value))}
    >
      <option value="">{t('orders.refunds.chooseUnshipped')}</option>
      {Object.values(UnshippedUnits).map((choice) => (
        <option key={choice} value={choice}>
          {t(`orders.refunds.unshipped.${choice}`)}
        </option>
      ))}
    </SelectField>
  );
}

function readUnshipped(value: string): UnshippedUnits | '' {
  return Object.values(UnshippedUnits).find((choice) => choice === value) ?? '';
}
