import { Alert, Box, Flex, Span, Text } from '@chakra-ui/react';
import type { OrderStatus } from '@eunbit/schema/order';
import { message } from '@eunbit/schema/staff-messages';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { type ReactNode, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useText } from '../../../app/use-text.ts';
import { Button } from '../../../components/Button.tsx';
import { Panel } from '../../../components/Panel.tsx';
import type { OrderActions_OrderFragment } from '../../../gql/graphql.ts';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';
import { StatusBadge } from '../../../labels/StatusBadge.tsx';
import { type OrderAction, orderUrl, readOrderAction } from '../../../urls/orders.urls.ts';
import { ShipDialog } from '../shipping/ShipDialog.tsx';
import { StatusDialog } from '../status/StatusDialog.tsx';
import { UndoableNotice } from '../undo/UndoableNotice.tsx';
import { STEP, STEP_TEXT } from './action-texts.ts';
import { DueActions, type UnitCounts } from './DueActions.tsx';

/** Every reader selects all fields: an action has no key in the cache, so a list with fewer fields would replace this one. */
const OrderActionListFragment = graphql(`
  fragment OrderActionList_Order on Order {
    actions { kind isDue amount { amount currency } viewerCanDo }
  }
`);

const OrderActionsFragment = graphql(`
  fragment OrderActions_Order on Order {
    number
    market
    customerKind
    status
    ...OrderActionList_Order
    undoableChange { id ...UndoableChange }
    lines { id quantity fulfilment { open withheld } }
    email
    cancellationPreview { money refund { amount currency } }
    reopenedReturn { number refund { amount currency } }
    payment { method status paidAmount { amount } outstandingAmount { amount currency } }
    ...ShipDialog_Order
  }
`);

interface OrderActionsProps {
  readonly order: FragmentType<typeof OrderActionsFragment>;
  /** The button that records a deposit, as the page's primary one. */
  readonly recordDeposit: ReactNode;
}

/** The possible actions of an order, most urgent first (COLLABORATION-1); the address holds which dialog is open. */
export function OrderActions({ order: ref, recordDeposit }: OrderActionsProps) {
  const t = useText();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [done, setDone] = useState<OrderAction | null>(null);
  const order = readFragment(OrderActionsFragment, ref);
  const { actions } = readFragment(OrderActionListFragment, order);
  const due = actions.filter(({ isDue }) => isDue);
  const offers = actions.flatMap(({ kind, viewerCanDo }) => (viewerCanDo && STEP[kind]) || []);
  const first = due[0] && STEP[due[0].kind];
  const units = countUnits(order);
  const asked = readOrderAction(query);
  // A dialog stays open if the order changes meanwhile, to show the conflict; a dialog that never applied does not open.
  const [offered, setOffered] = useState<OrderAction | null>(null);
  if (asked && asked !== offered && offers.includes(asked)) setOffered(asked);
  if (!asked && offered) setOffered(null);

  function close() {
    void navigate(orderUrl(order), { replace: true, preventScrollReset: true });
  }

  function open(step: OrderAction) {
    setDone(null);
    void navigate(orderUrl(order, step), { preventScrollReset: true });
  }

  return (
    <Panel title={t('orders.next.title')}>
      <DueActions due={due} units={units} recordDeposit={recordDeposit} onStep={open} />
      <Steps steps={offers.filter((step) => step !== first)} onStep={open} />
      <Flex align="center" gap="2" mt="4">
        <Span color="fg.muted">{t('orders.panel.current')}</Span>
        <StatusBadge status={order.status} />
      </Flex>
      {actions.some(({ kind }) => STEP[kind]) ? null : <ClosedNote status={order.status} />}
      <Box role="status">
        {done ? (
          <Alert.Root status="success" mt="4">
            <Alert.Content>{t(`orders.done.${done}`)}</Alert.Content>
          </Alert.Root>
        ) : null}
      </Box>
      {order.undoableChange ? (
        <UndoableNotice key={order.undoableChange.id} orderNumber={order.number} change={order.undoableChange} />
      ) : null}
      {asked === 'ship' && offered === 'ship' ? (
        <ShipDialog
          order={order}
          onClose={close}
          onDone={({ isUndoable, isPart }) => {
            if (!isUndoable && !isPart) setDone('ship');
            close();
          }}
        />
      ) : asked && asked !== 'ship' && asked === offered ? (
        <StatusDialog
          key={asked}
          action={asked}
          order={order}
          onClose={close}
          onDone={(isUndoable) => {
            // An undoable step is reported by the undo notice, and its customer is not notified yet.
            if (!isUndoable) setDone(asked);
            close();
          }}
        />
      ) : null}
    </Panel>
  );
}

function countUnits({ lines }: Pick<OrderActions_OrderFragment, 'lines'>): UnitCounts {
  return {
    open: lines.reduce((sum, { fulfilment }) => sum + (fulfilment?.open ?? 0), 0),
    total: lines.reduce((sum, { quantity, fulfilment }) => sum + quantity - (fulfilment?.withheld ?? 0), 0),
  };
}

interface StepsProps {
  readonly steps: readonly OrderAction[];
  readonly onStep: (step: OrderAction) => void;
}

/** Possible steps other than the next one; cancelling is kept apart from frequent steps. */
function Steps({ steps, onStep }: StepsProps) {
  const t = useText();
  if (steps.length === 0) return null;
  return (
    <Flex wrap="wrap" gap="2" mt="4">
      {steps.map((step) => (
        <Button
          key={step}
          variant={step === 'cancel' ? 'outline' : 'subtle'}
          colorPalette={step === 'cancel' ? 'red' : 'gray'}
          ms={step === 'cancel' ? 'auto' : undefined}
          onClick={() => onStep(step)}
        >
          {t(STEP_TEXT[step])}
        </Button>
      ))}
    </Flex>
  );
}

function ClosedNote({ status }: { status: OrderStatus }) {
  const t = useText();
  const language = useLanguage();
  const text = status === 'ORDER_CANCELLED' ? message('order.closed', language) : t('orders.panel.shipped');
  return (
    <Text color="fg.muted" mt="2">
      {text}
    </Text>
  );
}
