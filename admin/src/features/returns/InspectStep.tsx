import { Text } from '@chakra-ui/react';
import { validateInspection } from '@eunbit/schema/validation-return';
import { useText } from '../../app/use-text.ts';
import { useSendForm } from '../../components/use-send-form.ts';
import type { ReturnPage_ReturnFragment } from '../../gql/graphql.ts';
import { readFragment } from '../../gql/index.ts';
import { ReturnLinesFragment } from './ReturnRow.tsx';
import { useInspectReturn } from './return-mutations.ts';
import { StepForm } from './StepForm.tsx';
import { UnitFields } from './UnitFields.tsx';
import { draftRestocked, toInspected } from './unit-drafts.ts';

/** Says how many of the units that came go into stock; the others are written off. */
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
