import { Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useText } from '../../app/use-text.ts';
import { TickBox } from '../../components/TickBox.tsx';
import type { ReturnPage_ReturnFragment } from '../../gql/graphql.ts';
import { useApproveReturn } from './return-mutations.ts';
import { StepForm } from './StepForm.tsx';

interface ApproveStepProps {
  readonly returned: ReturnPage_ReturnFragment;
}

/** Agrees to a request; goods that are worth less than their way stay with the customer. */
export function ApproveStep({ returned: { number, market, hasGoodsToSendBack } }: ApproveStepProps) {
  const t = useText();
  const { send, busy } = useApproveReturn();
  const [isKeptByCustomer, setKept] = useState(false);
  const [hasLabel, setLabel] = useState(true);
  const canHaveLabel = market === 'US' && hasGoodsToSendBack && !isKeptByCustomer;
  return (
    <StepForm
      agree={t('returns.approve')}
      done="returns.approved"
      busy={busy}
      save={() => send({ number, isKeptByCustomer, isLabelWanted: canHaveLabel && hasLabel })}
    >
      {() => (
        <>
          <Text>{t('returns.decide')}</Text>
          {hasGoodsToSendBack ? (
            <TickBox label={t('returns.goodsKept')} checked={isKeptByCustomer} onChange={setKept} />
          ) : null}
          {canHaveLabel ? <TickBox label={t('returns.labelWanted')} checked={hasLabel} onChange={setLabel} /> : null}
        </>
      )}
    </StepForm>
  );
}
