import { Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useText } from '../../app/use-text.ts';
import { Button } from '../../components/Button.tsx';
import { IfMay } from '../../components/IfMay.tsx';
import { Panel } from '../../components/Panel.tsx';
import type { ReturnPage_ReturnFragment } from '../../gql/graphql.ts';
import { readFragment } from '../../gql/index.ts';
import { ApproveStep } from './ApproveStep.tsx';
import { InspectStep } from './InspectStep.tsx';
import { LabelStep } from './LabelStep.tsx';
import { PickupForm } from './PickupForm.tsx';
import { ReceiveStep } from './ReceiveStep.tsx';
import { RefundStep } from './RefundStep.tsx';
import { RefuseDialog } from './RefuseDialog.tsx';
import { ReplaceStep } from './ReplaceStep.tsx';
import { hasArrived, ReturnLabelFragment } from './return-label.ts';

/** What is to be done next with a return, as its one primary action; nothing where it is closed. */
export function NextStep({ returned }: { returned: ReturnPage_ReturnFragment }) {
  const t = useText();
  const [isRefusing, setRefusing] = useState(false);
  const { number, nextStates } = returned;
  const isRefusable = nextStates.includes('REFUSED');
  // A dialog that is open when somebody else takes a step stays: nothing typed is lost, and the server says why not.
  if (nextStates.length === 0 && !isRefusing) return null;
  return (
    <Panel title={t('returns.next')}>
      <Stack gap="5">
        <IfMay needed="RETURN_UPDATE" keepsShown>
          <Step returned={returned} />
        </IfMay>
        {isRefusable ? (
          <IfMay needed="RETURN_UPDATE">
            <Flex pt="4" borderTopWidth="1px">
              <Button size="sm" variant="outline" aria-haspopup="dialog" onClick={() => setRefusing(true)}>
                {t('returns.refuse')}
              </Button>
            </Flex>
          </IfMay>
        ) : null}
      </Stack>
      {isRefusing ? <RefuseDialog number={number} onClose={() => setRefusing(false)} /> : null}
    </Panel>
  );
}

function Step({ returned }: { returned: ReturnPage_ReturnFragment }) {
  const t = useText();
  const { state, market, wish, hasGoodsToSendBack, nextStates } = returned;
  if (state === 'REQUESTED') return <ApproveStep returned={returned} />;
  if (state === 'RECEIVED') return <InspectStep returned={returned} />;
  if (nextStates.includes('SETTLED')) {
    return (
      <>
        {wish === 'REFUND' ? null : <ReplaceStep returned={returned} />}
        <RefundStep returned={returned} />
      </>
    );
  }
  if (!nextStates.includes('RECEIVED')) return null;
  const isThere = hasArrived(readFragment(ReturnLabelFragment, returned).label);
  return (
    <>
      <Text>
        {t(isThere ? 'returns.arrivedText' : state === 'IN_TRANSIT' ? 'returns.onItsWay' : 'returns.awaited')}
      </Text>
      <ReceiveStep returned={returned} />
      {state === 'APPROVED' && hasGoodsToSendBack && market === 'KR' ? <PickupForm returned={returned} /> : null}
      <LabelStep returned={returned} />
    </>
  );
}
