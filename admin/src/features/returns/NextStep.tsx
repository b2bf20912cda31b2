import { Flex, Stack, Text } from '@chakra-ui/react';
import { MAXIMUM_RETURN_REASON_LENGTH } from '@eunbit/schema/return';
import { type RefObject, useRef, useState } from 'react';
import { useText } from '../../app/use-text.ts';
import { Button } from '../../components/Button.tsx';
import { FormDialog } from '../../components/FormDialog.tsx';
import { IfMay } from '../../components/IfMay.tsx';
import { Panel } from '../../components/Panel.tsx';
import { TextAreaField } from '../../components/TextAreaField.tsx';
import { useKeptFocus } from '../../components/use-kept-focus.ts';
import { useSendForm } from '../../components/use-send-form.ts';
import type { ReturnPage_ReturnFragment } from '../../gql/graphql.ts';
import { readFragment } from '../../gql/index.ts';
import { findAwaited } from './next-step-rules.ts';
import { RefundStep } from './RefundStep.tsx';
import { ApproveStep, InspectStep, LabelStep, PickupForm, ReceiveStep, ReplaceStep } from './ReturnSteps.tsx';
import { hasArrived, ReturnLabelFragment } from './return-label.ts';
import { useRefuseReturn } from './return-mutations.ts';

interface NextStepProps {
  readonly returned: ReturnPage_ReturnFragment;
  /** Takes the focus if a step is done, by the viewer or somebody else, and its form is removed. */
  readonly stateHeading: RefObject<HTMLElement | null>;
}

/**
 * The next step of a return as its only primary action, or its state if the viewer may not take the step; renders nothing if the
 * return is closed.
 */
export function NextStep({ returned, stateHeading }: NextStepProps) {
  const t = useText();
  const [isRefusing, setRefusing] = useState(false);
  const refusal = useRef<HTMLDivElement>(null);
  const keptFocus = useKeptFocus(stateHeading);
  const { number, nextStatuses } = returned;
  const isRefusable = nextStatuses.includes('REFUSED');
  // An open dialog stays if somebody else takes a step: no input is lost, and the server returns the reason for the refusal.
  if (nextStatuses.length === 0 && !isRefusing) return null;
  return (
    <Panel title={t('returns.next')}>
      <Stack gap="5" {...keptFocus}>
        <IfMay needed="RETURN_UPDATE" keepsShown otherwise={<Awaited returned={returned} />}>
          <Step returned={returned} />
        </IfMay>
        {isRefusable ? (
          <IfMay needed="RETURN_UPDATE">
            <Flex ref={refusal} pt="4" borderTopWidth="1px">
              <Button size="sm" variant="outline" aria-haspopup="dialog" onClick={() => setRefusing(true)}>
                {t('returns.refuse')}
              </Button>
            </Flex>
          </IfMay>
        ) : null}
      </Stack>
      {isRefusing ? (
        <RefuseDialog
          number={number}
          getFinalFocus={() => refusal.current?.querySelector('button') ?? stateHeading.current}
          onClose={() => setRefusing(false)}
        />
      ) : null}
    </Panel>
  );
}

function Awaited({ returned }: Pick<NextStepProps, 'returned'>) {
  const t = useText();
  const { status, resolution, nextStatuses } = returned;
  const isToBeSettled = nextStatuses.includes('SETTLED');
  const { label } = readFragment(ReturnLabelFragment, returned);
  return <Text>{t(findAwaited({ status, resolution, isToBeSettled, hasArrived: hasArrived(label) }))}</Text>;
}

function Step({ returned }: Pick<NextStepProps, 'returned'>) {
  const t = useText();
  const { status, market, resolution, hasGoodsToSendBack, nextStatuses } = returned;
  if (status === 'REQUESTED') return <ApproveStep returned={returned} />;
  if (status === 'RECEIVED') return <InspectStep returned={returned} />;
  if (nextStatuses.includes('SETTLED')) {
    return (
      <>
        {resolution === 'REFUND' ? null : <ReplaceStep returned={returned} />}
        <RefundStep returned={returned} />
      </>
    );
  }
  if (!nextStatuses.includes('RECEIVED')) return null;
  const isThere = hasArrived(readFragment(ReturnLabelFragment, returned).label);
  return (
    <>
      <Text>
        {t(isThere ? 'returns.arrivedText' : status === 'IN_TRANSIT' ? 'returns.onItsWay' : 'returns.awaited')}
      </Text>
      <ReceiveStep returned={returned} />
      {status === 'APPROVED' && hasGoodsToSendBack && market === 'KR' ? <PickupForm returned={returned} /> : null}
      <LabelStep returned={returned} />
    </>
  );
}

interface RefuseDialogProps {
  readonly number: string;
  readonly getFinalFocus: () => HTMLElement | null;
  readonly onClose: () => void;
}

/** Rejects a return with a reason that the customer sees. */
function RefuseDialog({ number, getFinalFocus, onClose }: RefuseDialogProps) {
  const t = useText();
  const { send } = useRefuseReturn();
  const form = useSendForm({
    values: { reason: '' },
    send: ({ reason }) => send({ number, reason }),
    done: t('returns.refused'),
    onSent: onClose,
  });
  return (
    <FormDialog
      title={t('returns.refuseTitle', { number })}
      form={form}
      agree={t('returns.refuse')}
      getFinalFocus={getFinalFocus}
      onClose={onClose}
    >
      <TextAreaField
        label={t('returns.refuseReason')}
        hint={t('returns.refuseHint')}
        rows={4}
        maxLength={MAXIMUM_RETURN_REASON_LENGTH}
        data-autofocus
        {...form.field('reason')}
      />
    </FormDialog>
  );
}
