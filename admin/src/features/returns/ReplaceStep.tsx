import { Text } from '@chakra-ui/react';
import { useText } from '../../app/use-text.ts';
import { useSendForm } from '../../components/use-send-form.ts';
import type { ReturnPage_ReturnFragment } from '../../gql/graphql.ts';
import { useReplaceReturn } from './return-mutations.ts';
import { StepForm } from './StepForm.tsx';

/** Settles a return by sending the same units once more; where they are sold out, the refund below it is what is left. */
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
