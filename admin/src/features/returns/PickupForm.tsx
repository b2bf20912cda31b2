import { Grid } from '@chakra-ui/react';
import type { Carrier } from '@eunbit/schema/order';
import { MAXIMUM_RETURN_REASON_LENGTH } from '@eunbit/schema/return';
import { storeDayFormat } from '@eunbit/schema/time-zone';
import { useText } from '../../app/use-text.ts';
import { DateField } from '../../components/DateField.tsx';
import { SelectField } from '../../components/SelectField.tsx';
import { TextField } from '../../components/TextField.tsx';
import { useSendForm } from '../../components/use-send-form.ts';
import type { ReturnPage_ReturnFragment } from '../../gql/graphql.ts';
import { CarrierOptions } from '../orders/CarrierOptions.tsx';
import { useArrangePickup } from './return-mutations.ts';
import { StepForm } from './StepForm.tsx';

const A_DAY_MS = 86_400_000;

/** When and by whom the goods are fetched; the customer is told by email. */
export function PickupForm({ returned: { number, market, pickup } }: { returned: ReturnPage_ReturnFragment }) {
  const t = useText();
  const { send } = useArrangePickup();
  const today = storeDayFormat(market).format(Date.now());
  const tomorrow = storeDayFormat(market).format(Date.now() + A_DAY_MS);
  const form = useSendForm({
    values: {
      on: pickup?.on ?? tomorrow,
      carrier: pickup?.carrier ?? ('CJ_LOGISTICS' as Carrier),
      note: pickup?.note ?? '',
    },
    send: (typed) => send({ number, ...typed }),
    done: t('returns.pickupArranged'),
  });
  return (
    <Grid pt="4" borderTopWidth="1px">
      <StepForm form={form} agree={t(pickup ? 'returns.pickupAgain' : 'returns.arrangePickup')} variant="outline">
        <Grid gap="4" templateColumns={{ base: '1fr', md: '1fr 1fr 2fr' }} alignItems="start">
          <DateField label={t('returns.pickupDay')} min={today} {...form.control('on')} />
          <SelectField label={t('orders.ship.carrier')} {...form.field('carrier')}>
            <CarrierOptions market={market} />
          </SelectField>
          <TextField label={t('returns.pickupNote')} maxLength={MAXIMUM_RETURN_REASON_LENGTH} {...form.field('note')} />
        </Grid>
      </StepForm>
    </Grid>
  );
}
