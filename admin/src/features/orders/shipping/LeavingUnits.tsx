import type { Market } from '@eunbit/schema/market';
import { storeDayFormat } from '@eunbit/schema/time-zone';
import { useState } from 'react';
import { useText } from '../../../app/use-text.ts';
import { DateField } from '../../../components/DateField.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { TickBox } from '../../../components/TickBox.tsx';
import { allOpen, isPart, type OpenLine, type Quantities } from './leaving-units.ts';

interface LeavingUnitsProps {
  readonly market: Market;
  readonly lines: readonly OpenLine[];
  readonly quantities: Quantities;
  /** Calendar day on which the rest ships; may be empty. */
  readonly restOn: string;
  readonly error: string | null;
  readonly onQuantities: (quantities: Quantities) => void;
  readonly onRestOn: (day: string) => void;
}

/** The units that ship now: all open units, unless somebody chooses a part. */
export function LeavingUnits({ market, lines, quantities, restOn, error, onQuantities, onRestOn }: LeavingUnitsProps) {
  const t = useText();
  const [isChosen, choose] = useState(false);

  function change(isPartial: boolean) {
    choose(isPartial);
    if (!isPartial) onQuantities(allOpen(lines));
  }

  return (
    <>
      <TickBox label={t('orders.fulfilment.shipPart')} checked={isChosen} onChange={change} />
      {isChosen
        ? lines.map(({ productId, title, open }, index) => (
            <TextField
              key={productId}
              label={t('orders.fulfilment.quantity', { title, open })}
              inputMode="numeric"
              autoComplete="off"
              value={quantities[productId] ?? ''}
              error={index === 0 ? error : null}
              onChange={(event) => onQuantities({ ...quantities, [productId]: event.target.value })}
            />
          ))
        : null}
      {isChosen && isPart(lines, quantities) ? (
        <DateField
          label={t('orders.fulfilment.rest')}
          hint={t('orders.fulfilment.restHint')}
          min={storeDayFormat(market).format(new Date())}
          value={restOn}
          onChange={onRestOn}
        />
      ) : null}
    </>
  );
}
