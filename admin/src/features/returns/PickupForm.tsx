import { Grid } from '@chakra-ui/react';
import type { Carrier } from '@eunbit/schema/order';
import { MAXIMUM_RETURN_REASON_LENGTH } from '@eunbit/schema/return';
import { storeDayFormat } from '@eunbit/schema/time-zone';
import { useState } from 'react';
import { useText } from '../../app/use-text.ts';
import { DateControl } from '../../components/DateControl.tsx';
import { FormField } from '../../components/FormField.tsx';
import { SelectField } from '../../components/SelectField.tsx';
import { TextField } from '../../components/TextField.tsx';
import type { ReturnPage_ReturnFragment } from '../../gql/graphql.ts';
import { CarrierOptions } from '../orders/shipping/CarrierOptions.tsx';
import { useArrangePickup } from './return-mutations.ts';
import { StepForm } from './StepForm.tsx';

const A_DAY_MS = 86_400_000;

/** When and by whom the goods are fetched; the customer is told by email. */
export function PickupForm({ returned: { number, market, pickup } }: { returned: ReturnPage_ReturnFragment }) {
  const t = useText();
  const { send, busy } = useArrangePickup();
  const today = storeDayFormat(market).format(Date.now());
  const tomorrow = storeDayFormat(market).format(Date.now() + A_DAY_MS);
  const [on, setOn] = useState(pickup?.on ?? tomorrow);
  const [carrier, setCarrier] = useState<Carrier>(pickup?.carrier ?? 'CJ_LOGISTICS');
  const [note, setNote] = useState(pickup?.note ?? '');
  return (
    <Grid pt="4" borderTopWidth="1px">
      <StepForm
        agree={t(pickup ? 'returns.pickupAgain' : 'returns.arrangePickup')}
        done="returns.pickupArranged"
        busy={busy}
        variant="outline"
        fields={['note']}
        save={() => send({ number, on, carrier, note })}
      >
        {(getError) => (
          <Grid gap="4" templateColumns={{ base: '1fr', md: '1fr 1fr 2fr' }} alignItems="start">
            <FormField label={t('returns.pickupDay')}>
              {(control) => (
                <DateControl
                  {...control}
                  day={on}
                  min={today}
                  value={on}
                  onChange={(event) => setOn(event.target.value)}
                  onPick={setOn}
                />
              )}
            </FormField>
            <SelectField
              label={t('orders.ship.carrier')}
              value={carrier}
              onChange={(event) => setCarrier(event.target.value as Carrier)}
            >
              <CarrierOptions market={market} />
            </SelectField>
            <TextField
              label={t('returns.pickupNote')}
              error={getError('note')}
              maxLength={MAXIMUM_RETURN_REASON_LENGTH}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          </Grid>
        )}
      </StepForm>
    </Grid>
  );
}
