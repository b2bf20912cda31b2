import { validateReceipt } from '@eunbit/schema/validation-return';
import { useText } from '../../app/use-text.ts';
import { useSendForm } from '../../components/use-send-form.ts';
import type { ReturnPage_ReturnFragment } from '../../gql/graphql.ts';
import { readFragment } from '../../gql/index.ts';
import { ReturnLinesFragment } from './ReturnRow.tsx';
import { useReceiveReturn } from './return-mutations.ts';
import { StepForm } from './StepForm.tsx';
import { UnitFields } from './UnitFields.tsx';
import { type CountDraft, draftReceived, toCount } from './unit-drafts.ts';

/** Notes that the goods have come, and how many. */
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
