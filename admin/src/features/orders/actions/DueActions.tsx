import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { formatMoney } from '@eunbit/schema/money';
import type { ReactNode } from 'react';
import { useText } from '../../../app/use-text.ts';
import { Button } from '../../../components/Button.tsx';
import type { OrderActionList_OrderFragment } from '../../../gql/graphql.ts';
import type { OrderAction } from '../../../urls/orders.urls.ts';
import { ACTION_TEXT, STEP, STEP_TEXT } from './action-texts.ts';
import { ACTION_ANCHOR, goToPanel } from './anchors.ts';

type ActionOfOrder = OrderActionList_OrderFragment['actions'][number];

export interface UnitCounts {
  /** Units that are not shipped yet. */
  readonly open: number;
  /** All units of the order that are shipped or to be shipped. */
  readonly total: number;
}

interface DueActionsProps {
  readonly due: readonly ActionOfOrder[];
  readonly units: UnitCounts;
  /** The button that records a deposit. */
  readonly recordDeposit: ReactNode;
  readonly onStep: (step: OrderAction) => void;
}

/** The due actions of an order, most urgent first; the first has the page's only primary button (COLLABORATION-1). */
export function DueActions({ due: [first, ...others], units, recordDeposit, onStep }: DueActionsProps) {
  const t = useText();
  if (!first) return <Text color="fg.muted">{t('orders.next.nothing')}</Text>;

  function toText({ kind, amount }: ActionOfOrder): string {
    return t(ACTION_TEXT[kind], { ...units, amount: amount ? formatMoney(amount, { place: 'order' }) : '' });
  }

  return (
    <>
      <Flex wrap="wrap" align="center" justify="space-between" gap="3">
        <Text fontSize="lg" fontWeight="semibold">
          {toText(first)}
        </Text>
        <FirstAction action={first} recordDeposit={recordDeposit} onStep={onStep} />
      </Flex>
      {others.length > 0 ? (
        <Box mt="4">
          <Text color="fg.muted" fontSize="sm" mb="1">
            {t('orders.next.then')}
          </Text>
          <chakra.ul listStylePosition="inside" fontSize="sm">
            {others.map((action) => (
              <li key={action.kind}>{toText(action)}</li>
            ))}
          </chakra.ul>
        </Box>
      ) : null}
    </>
  );
}

interface FirstActionProps extends Pick<DueActionsProps, 'recordDeposit' | 'onStep'> {
  readonly action: ActionOfOrder;
}

/** The button for the action, or a link to the panel for it. */
function FirstAction({ action: { kind, viewerCanDo }, recordDeposit, onStep }: FirstActionProps): ReactNode {
  const t = useText();
  const anchor = ACTION_ANCHOR[kind];
  if (anchor) {
    return (
      <Button variant="outline" onClick={() => goToPanel(anchor)}>
        {t('orders.next.go')}
      </Button>
    );
  }
  const step = STEP[kind];
  if (!viewerCanDo) return null;
  return step ? <Button onClick={() => onStep(step)}>{t(STEP_TEXT[step])}</Button> : recordDeposit;
}
