import { Flex, Grid, Input, Text } from '@chakra-ui/react';
import type { Market } from '@eunbit/schema/market';
import type { Carrier } from '@eunbit/schema/order';
import { MAXIMUM_TEXT_LENGTH } from '@eunbit/schema/validation-rules';
import { useId } from 'react';
import { useText } from '../../../app/use-text.ts';
import { SelectControl } from '../../../components/SelectControl.tsx';
import { CarrierOptions } from '../CarrierOptions.tsx';
import type { ParcelDraft } from './parcel-draft.ts';

export interface ParcelEvents {
  readonly onChange: (place: string, part: Partial<ParcelDraft>) => void;
  readonly onPaste: (place: string, column: string) => void;
  readonly onEnter: (place: string) => void;
  /** Called with the focused place; null if the focus has left. */
  readonly onFocus: (place: string | null) => void;
}

interface ParcelFieldsProps extends ParcelEvents {
  readonly market: Market;
  /** Key of the place (`toPlaceKey`). */
  readonly place: string;
  /** Names the parcel for screen readers. */
  readonly name: string;
  readonly carrier: Carrier | '';
  readonly trackingNumber: string;
  readonly isLabel: boolean;
  readonly problem: string | null;
}

/** Carrier and tracking number of a parcel. */
export function ParcelFields(props: ParcelFieldsProps) {
  const { market, place, name, carrier, trackingNumber, isLabel, problem, onChange, onPaste, onEnter, onFocus } = props;
  const t = useText();
  const problemId = useId();
  const described = problem ? { 'aria-invalid': true, 'aria-describedby': problemId } : {};
  const label =
    carrier && isLabel
      ? t('orders.ship.label', { carrier: t(`orders.carrier.${carrier}`), number: trackingNumber })
      : null;
  return (
    <Grid gap="1">
      {label ? (
        <Text whiteSpace="normal">{label}</Text>
      ) : (
        <Flex gap="2">
          <SelectControl
            size="sm"
            width={{ base: '8.5rem', md: '11rem' }}
            aria-label={`${t('orders.ship.carrier')}, ${name}`}
            value={carrier}
            onChange={(event) => onChange(place, { carrier: event.target.value as Carrier | '' })}
          >
            <option value="">{t('orders.ship.choose')}</option>
            <CarrierOptions market={market} />
          </SelectControl>
          <Input
            size="sm"
            flex={{ base: '1', md: 'none' }}
            minWidth="0"
            width={{ md: '11rem', xl: '16rem' }}
            aria-label={`${t('orders.ship.trackingNumber')}, ${name}`}
            data-place={place}
            autoComplete="off"
            maxLength={MAXIMUM_TEXT_LENGTH}
            value={trackingNumber}
            {...described}
            onChange={(event) => onChange(place, { trackingNumber: event.target.value })}
            onFocus={() => onFocus(place)}
            onBlur={() => onFocus(null)}
            onKeyDown={(event) => {
              // During Hangul composition, Enter ends the syllable.
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
              event.preventDefault();
              onEnter(place);
            }}
            onPaste={(event) => {
              const text = event.clipboardData.getData('text');
              if (!/[\n\t,;]/.test(text.trim())) return;
              event.preventDefault();
              onPaste(place, text);
            }}
          />
        </Flex>
      )}
      {problem ? (
        <Text id={problemId} color="fg.error" fontSize="sm" whiteSpace="normal">
          {problem}
        </Text>
      ) : null}
    </Grid>
  );
}
