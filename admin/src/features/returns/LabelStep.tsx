import { Grid, Text } from '@chakra-ui/react';
import { useText } from '../../app/use-text.ts';
import { ErrorAlert } from '../../components/ErrorAlert.tsx';
import { useSendForm } from '../../components/use-send-form.ts';
import type { ReturnPage_ReturnFragment } from '../../gql/graphql.ts';
import { readFragment } from '../../gql/index.ts';
import { ReturnLabelFragment } from './return-label.ts';
import { useRequestLabel } from './return-mutations.ts';
import { StepForm } from './StepForm.tsx';

/** The label for the way back: bought where the customer has none, or tried again with what was wrong. */
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
