import { Text } from '@chakra-ui/react';
import { useText } from '../../app/use-text.ts';
import { TickBox } from '../../components/TickBox.tsx';
import { useSendForm } from '../../components/use-send-form.ts';
import type { ReturnPage_ReturnFragment } from '../../gql/graphql.ts';
import { useApproveReturn } from './return-mutations.ts';
import { StepForm } from './StepForm.tsx';

interface ApproveStepProps {
  readonly returned: ReturnPage_ReturnFragment;
}

/** Agrees to a request; goods that are worth less than their way stay with the customer. */
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
