import { Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useText } from '../../app/use-text.ts';
import { TickBox } from '../../components/TickBox.tsx';
import type { ReturnPage_ReturnFragment } from '../../gql/graphql.ts';
import { StepForm } from './StepForm.tsx';
import { useApproveReturn } from './use-return-steps.ts';

/** Agrees to a request; goods that are worth less than their way stay with the customer. */
export function ApproveStep({ returned: { number, wish } }: { returned: ReturnPage_ReturnFragment }) {
  const t = useText();
  const { run, busy } = useApproveReturn();
  const [isKeptByCustomer, setKept] = useState(false);
  return (
    <StepForm
      agree={t('returns.approve')}
      done="returns.approved"
      busy={busy}
      save={() => run({ number, isKeptByCustomer })}
    >
      {() => (
        <>
          <Text>{t('returns.decide')}</Text>
          {wish === 'MISSING_ITEM' ? null : (
            <TickBox label={t('returns.goodsKept')} checked={isKeptByCustomer} onChange={setKept} />
          )}
        </>
      )}
    </StepForm>
  );
}
