import { Alert, Box, Flex, Span, Text } from '@chakra-ui/react';
import { message } from '@eunbit/schema/messages';
import type { OrderStatus } from '@eunbit/schema/order';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useText } from '../../../app/use-text.ts';
import { useMay } from '../../../app/viewer.ts';
import { Button } from '../../../components/Button.tsx';
import { Panel } from '../../../components/Panel.tsx';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';
import type { MessageId } from '../../../gql/message-id.ts';
import { StatusBadge } from '../../../labels/StatusBadge.tsx';
import { findAction, getTargetStatus, type OrderAction, orderUrl, readOrderAction } from '../../../urls/orders.urls.ts';
import { UndoableNotice } from '../undo/UndoableNotice.tsx';
import { StatusDialog } from './StatusDialog.tsx';
import { neededFor } from './step-permissions.ts';

const OrderStatusPanelFragment = graphql(`
  fragment OrderStatusPanel_Order on Order {
    number
    market
    customerKind
    status
    nextStatuses
    undoableChange {
      id
      ...UndoableChange
    }
    email
    cancellationPreview {
      money
      refund {
        amount
        currency
      }
    }
    reopenedReturn {
      number
      refund {
        amount
        currency
      }
    }
    payment {
      method
      state
      paidAmount {
        amount
      }
      outstandingAmount {
        amount
        currency
      }
    }
    shipment {
      boxes {
        carrier
        trackingNumber
      }
    }
  }
`);

/** In the order in which they are offered; cancelling is apart from what is used most. */
const ACTIONS: readonly OrderAction[] = ['confirm', 'ship', 'delay', 'cancel'];

const ACTION_TEXT: Readonly<Record<OrderAction, MessageId>> = {
  confirm: 'orders.action.confirm',
  delay: 'orders.action.delay',
  cancel: 'orders.action.cancel',
  ship: 'orders.action.ship',
};

const DONE_TEXT: Readonly<Record<OrderAction, MessageId>> = {
  confirm: 'orders.done.confirm',
  delay: 'orders.done.delay',
  cancel: 'orders.done.cancel',
  ship: 'orders.done.ship',
};

interface StatusPanelProps {
  readonly order: FragmentType<typeof OrderStatusPanelFragment>;
  /** Number of ordered units, which determines the number of parcels. */
  readonly units: number;
  /** The step that the page offers above as what comes next; it is not offered twice. */
  readonly nextStep: OrderAction | null;
}

/** The status and its possible changes; the address holds which dialog is open. */
export function StatusPanel({ order: ref, units, nextStep }: StatusPanelProps) {
  const t = useText();
  const may = useMay();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [done, setDone] = useState<OrderAction | null>(null);
  const order = readFragment(OrderStatusPanelFragment, ref);
  const possible = order.nextStatuses.map(findAction);
  const actions = ACTIONS.filter((action) => action !== nextStep && possible.includes(action));
  const asked = readOrderAction(query);
  // A dialog stays open when the order changes under it, to show the conflict; one that never applied does not open.
  const [offered, setOffered] = useState<OrderAction | null>(null);
  if (asked && asked !== offered && order.nextStatuses.includes(getTargetStatus(asked))) setOffered(asked);
  if (!asked && offered) setOffered(null);

  function close() {
    void navigate(orderUrl(order), { replace: true, preventScrollReset: true });
  }

  return (
    <Panel title={t('orders.panel.title')}>
      <Flex align="center" gap="2" mb="4">
        <Span color="fg.muted">{t('orders.panel.current')}</Span>
        <StatusBadge status={order.status} />
      </Flex>
      <Box role="status">
        {done ? (
          <Alert.Root status="success" mb="4">
            <Alert.Content>{t(DONE_TEXT[done])}</Alert.Content>
          </Alert.Root>
        ) : null}
      </Box>
      {order.undoableChange ? (
        <UndoableNotice key={order.undoableChange.id} orderNumber={order.number} change={order.undoableChange} />
      ) : null}
      {possible.length > 0 ? (
        <Flex wrap="wrap" gap="2">
          {actions
            .filter((action) => may(neededFor(action)))
            .map((action) => (
              <Button
                key={action}
                variant={action === 'cancel' ? 'outline' : 'subtle'}
                colorPalette={action === 'cancel' ? 'red' : 'gray'}
                onClick={() => {
                  setDone(null);
                  void navigate(orderUrl(order, action), { preventScrollReset: true });
                }}
              >
                {t(ACTION_TEXT[action])}
              </Button>
            ))}
        </Flex>
      ) : (
        <ClosedNote status={order.status} />
      )}
      {asked && asked === offered ? (
        <StatusDialog
          key={asked}
          action={asked}
          order={order}
          units={units}
          onClose={close}
          onDone={(isUndoable) => {
            // What can still be undone is told by the notice, and its customer has not been told of it.
            if (!isUndoable) setDone(asked);
            close();
          }}
        />
      ) : null}
    </Panel>
  );
}

function ClosedNote({ status }: { status: OrderStatus }) {
  const t = useText();
  const language = useLanguage();
  const text = status === 'ORDER_CANCELLED' ? message('order.closed', language) : t('orders.panel.shipped');
  return <Text color="fg.muted">{text}</Text>;
}
