import { Grid, Text } from '@chakra-ui/react';
import type { Carrier } from '@eunbit/schema/order';
import { MAXIMUM_RETURN_REASON_LENGTH } from '@eunbit/schema/return';
import { storeDayFormat } from '@eunbit/schema/time-zone';
import { validateInspection, validateReceipt } from '@eunbit/schema/validation-return';
import { useText } from '../../app/use-text.ts';
import { DateField } from '../../components/DateField.tsx';
import { ErrorAlert } from '../../components/ErrorAlert.tsx';
import { SelectField } from '../../components/SelectField.tsx';
import { TextField } from '../../components/TextField.tsx';
import { TickBox } from '../../components/TickBox.tsx';
import { useSendForm } from '../../components/use-send-form.ts';
import type { ReturnPage_ReturnFragment } from '../../gql/graphql.ts';
import { readFragment } from '../../gql/index.ts';
import { CarrierOptions } from '../orders/CarrierOptions.tsx';
import { ReturnLinesFragment } from './ReturnRow.tsx';
import { ReturnLabelFragment } from './return-label.ts';
import {
  useApproveReturn,
  useArrangePickup,
  useInspectReturn,
  useReceiveReturn,
  useReplaceReturn,
  useRequestLabel,
} from './return-mutations.ts';
import { StepForm } from './StepForm.tsx';
import { UnitFields } from './UnitFields.tsx';
import { type CountDraft, draftReceived, draftRestocked, toCount, toInspected } from './unit-drafts.ts';

interface ApproveStepProps {
  readonly returned: ReturnPage_ReturnFragment;
}

/** Approves a request; the customer keeps products that are worth less than their return shipping. */
export function ApproveStep({ returned: { number, market, hasGoodsToSendBack } }: ApproveStepProps) {
  const t = useText();
  const { send } = useApproveReturn();
  const canHaveLabel = (isKept: boolean) => market === 'US' && hasGoodsToSendBack && !isKept;
  const form = useSendForm({
    values: { isKept: false, hasLabel: true },
    send: ({ isKept, hasLabel }) =>
      send({ number, isKeptByCustomer: isKept, isLabelWanted: canHaveLabel(isKept) && hasLabel }),
    done: t('returns.approved'),
  });
  return (
    <StepForm form={form} agree={t('returns.approve')}>
      <Text>{t('returns.decide')}</Text>
      {hasGoodsToSendBack ? <TickBox label={t('returns.goodsKept')} {...form.box('isKept')} /> : null}
      {canHaveLabel(form.watch('isKept')) ? (
        <TickBox label={t('returns.labelWanted')} {...form.box('hasLabel')} />
      ) : null}
    </StepForm>
  );
}

/** Records the arrival of the products and their quantities. */
export function ReceiveStep({ returned }: { returned: ReturnPage_ReturnFragment }) {
  const t = useText();
  const { send } = useReceiveReturn();
  const { lines } = readFragment(ReturnLinesFragment, returned);
  const toReceived = (counts: CountDraft) =>
    lines.map(({ productId }) => ({ productId, quantity: toCount(counts[productId]) }));
  const form = useSendForm({
    values: { lines: draftReceived(lines) },
    validate: (counts) => validateReceipt(toReceived(counts.lines), lines),
    send: (counts) => send({ number: returned.number, lines: toReceived(counts.lines) }),
    done: t('returns.receivedDone'),
  });

  return (
    <StepForm form={form} agree={t('returns.receive')}>
      <UnitFields
        label={t('returns.came')}
        lines={lines.map(({ productId, title, quantity }) => ({ productId, title, most: quantity }))}
        {...form.control('lines')}
      />
    </StepForm>
  );
}

/** Records how many of the received units are restocked; the others are written off. */
export function InspectStep({ returned }: { returned: ReturnPage_ReturnFragment }) {
  const t = useText();
  const { send } = useInspectReturn();
  const { lines } = readFragment(ReturnLinesFragment, returned);
  const came = lines.filter(({ received }) => received);
  const received = came.map(({ productId, received }) => ({ productId, quantity: received ?? 0 }));
  const form = useSendForm({
    values: { lines: draftRestocked(lines) },
    validate: (counts) => validateInspection(toInspected(lines, counts.lines), received),
    send: (counts) => send({ number: returned.number, lines: toInspected(lines, counts.lines) }),
    done: t('returns.inspectedDone'),
  });

  return (
    <StepForm form={form} agree={t('returns.inspect')}>
      <Text>{t('returns.inspectText')}</Text>
      <UnitFields
        label={t('returns.intoStock')}
        lines={came.map(({ productId, title, received }) => ({ productId, title, most: received ?? 0 }))}
        {...form.control('lines')}
      />
    </StepForm>
  );
}

/** Settles a return by sending the same units again; if they are sold out, only the refund below is possible. */
export function ReplaceStep({ returned: { number, shipping } }: { returned: ReturnPage_ReturnFragment }) {
  const t = useText();
  const { send } = useReplaceReturn();
  const form = useSendForm({
    values: {},
    send: () => send({ number }),
    done: t('returns.replacedDone'),
  });
  return (
    <StepForm form={form} agree={t('returns.replace')}>
      <Text>{t(shipping.fee.amount > 0 ? 'returns.replaceForFee' : 'returns.replaceText')}</Text>
    </StepForm>
  );
}

/** The return label: bought if the customer has none, or retried with the previous error shown. */
export function LabelStep({ returned }: { returned: ReturnPage_ReturnFragment }) {
  const t = useText();
  const { send } = useRequestLabel();
  const { number, isLabelRequestable } = returned;
  const form = useSendForm({
    values: {},
    send: () => send({ number }),
    done: t('returns.labelRequested'),
  });
  const label = readFragment(ReturnLabelFragment, returned).label;
  const problem = label?.problem ? (
    <ErrorAlert>{t('returns.labelProblem', { problem: label.problem })}</ErrorAlert>
  ) : null;
  if (!isLabelRequestable && label?.status !== 'DUE') return null;
  return (
    <Grid pt="4" gap="3" borderTopWidth="1px">
      {problem}
      {isLabelRequestable ? (
        <StepForm form={form} agree={t(label ? 'returns.labelAgain' : 'returns.labelBuy')} variant="outline">
          <Text>{t('returns.labelText')}</Text>
        </StepForm>
      ) : (
        <Text role="status">{t('returns.labelDue')}</Text>
      )}
    </Grid>
  );
}

const A_DAY_MS = 86_400_000;

/** Records when the products are picked up, and by which carrier; the customer is notified by email. */
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
