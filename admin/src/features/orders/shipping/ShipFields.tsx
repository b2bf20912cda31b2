import { chakra, Text } from '@chakra-ui/react';
import type { Market } from '@eunbit/schema/market';
import type { Carrier } from '@eunbit/schema/order';
import { MAXIMUM_TEXT_LENGTH } from '@eunbit/schema/validation-rules';
import { useText } from '../../../app/use-text.ts';
import { SelectField } from '../../../components/SelectField.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { TickBox } from '../../../components/TickBox.tsx';
import { CarrierOptions } from '../CarrierOptions.tsx';
import { type ParcelDraft, type ParcelProblem, withPastedNumbers } from './parcel-draft.ts';

interface ShipFieldsProps {
  readonly parcels: readonly ParcelDraft[];
  readonly problem: Omit<ParcelProblem, 'key'> | null;
  readonly market: Market;
  /** Whether staff may choose which of the labelled boxes ship. */
  readonly hasChoice?: boolean;
  readonly onChange: (parcels: readonly ParcelDraft[]) => void;
}

/**
 * One row for each parcel; the number of rows is that of the boxes, or depends on the number of units. Labels that the shop
 * bought are read-only.
 */
export function ShipFields({ parcels, problem, market, hasChoice = false, onChange }: ShipFieldsProps) {
  const t = useText();
  const error = problem?.text ?? null;

  function change(index: number, part: Partial<ParcelDraft>) {
    onChange(parcels.map((parcel, row) => (row === index ? { ...parcel, ...part } : parcel)));
  }

  return (
    <>
      {parcels.filter(({ isLabel }) => !isLabel).length > 1 ? (
        <Text color="fg.muted">{t('orders.ship.rows')}</Text>
      ) : null}
      {parcels.map((parcel, index) =>
        parcel.carrier && parcel.isLabel ? (
          <LabelRow
            key={parcel.trackingNumber}
            text={t('orders.ship.label', {
              carrier: t(`orders.carrier.${parcel.carrier}`),
              number: parcel.trackingNumber,
            })}
            isKept={hasChoice ? Boolean(parcel.isKept) : null}
            onKeep={(isKept) => change(index, { isKept })}
          />
        ) : (
          <chakra.fieldset
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is identified by its position; rows are never moved.
            key={index}
            display="grid"
            gap="3"
            gridTemplateColumns={{ base: '1fr', sm: '1fr 1.3fr' }}
          >
            {parcels.length > 1 ? (
              <chakra.legend fontWeight="semibold" mb="1">
                {t('orders.ship.parcel', { number: index + 1 })}
              </chakra.legend>
            ) : null}
            <SelectField
              label={t('orders.ship.carrier')}
              value={parcel.carrier}
              error={!parcel.carrier && index === (problem?.row ?? 0) ? error : null}
              onChange={(event) => change(index, { carrier: event.target.value as Carrier | '' })}
            >
              <option value="">{t('orders.ship.choose')}</option>
              <CarrierOptions market={market} />
            </SelectField>
            <TextField
              label={t('orders.ship.trackingNumber')}
              autoComplete="off"
              maxLength={MAXIMUM_TEXT_LENGTH}
              value={parcel.trackingNumber}
              error={parcel.carrier && index === (problem?.row ?? 0) ? error : null}
              onChange={(event) => change(index, { trackingNumber: event.target.value })}
              onPaste={(event) => {
                const text = event.clipboardData.getData('text');
                if (!/[\n\t,;]/.test(text.trim())) return;
                event.preventDefault();
                onChange(withPastedNumbers(parcels, index, text));
              }}
            />
          </chakra.fieldset>
        ),
      )}
    </>
  );
}

interface LabelRowProps {
  readonly text: string;
  /** Whether the box is not shipped yet; null if all boxes ship. */
  readonly isKept: boolean | null;
  readonly onKeep: (isKept: boolean) => void;
}

function LabelRow({ text, isKept, onKeep }: LabelRowProps) {
  if (isKept === null) return <Text overflowWrap="anywhere">{text}</Text>;
  return <TickBox label={text} checked={!isKept} onChange={(leaves) => onKeep(!leaves)} />;
}
