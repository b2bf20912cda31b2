import { Badge, type BadgeProps, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { formatMoney, type Money } from '@eunbit/schema/money';
import type { PaymentRequestKind, PaymentRequestStatus } from '@eunbit/schema/payment-request';
import { dateTimeText } from '@eunbit/ui/date';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { useClock } from '../../../../app/clock.ts';
import { useText } from '../../../../app/use-text.ts';
import { Button } from '../../../../components/Button.tsx';
import { IfMay } from '../../../../components/IfMay.tsx';
import { Panel } from '../../../../components/Panel.tsx';
import { Price } from '../../../../components/Price.tsx';
import { showError, toaster } from '../../../../components/toaster.ts';
import type { PaymentRequests_OrderFragment } from '../../../../gql/graphql.ts';
import { type FragmentType, graphql, readFragment } from '../../../../gql/index.ts';
import type { MessageId } from '../../../../gql/message-id.ts';
import { ConfirmStep } from '../ConfirmStep.tsx';
import { EditChanges } from '../edit/EditChanges.tsx';
import { useCancelPaymentRequest, useSendPaymentRequest } from '../payment-mutations.ts';

const REQUEST_STATUS_PALETTE: Readonly<Record<PaymentRequestStatus, BadgeProps['colorPalette']>> = {
  OPEN: 'orange',
  PAID: 'green',
  AUTHORISED: 'green',
  ACCEPTED: 'green',
  CANCELLED: 'gray',
  DECLINED: 'gray',
  EXPIRED: 'gray',
};

/** State and due date texts of an open request, by kind. */
const OPEN_REQUEST_TEXTS: Readonly<Record<PaymentRequestKind, { state: MessageId; until: MessageId }>> = {
  PAYMENT: { state: 'orders.paymentRequests.state.OPEN', until: 'orders.paymentRequests.until' },
  AUTHORISATION: { state: 'orders.paymentRequests.state.toAuthorise', until: 'orders.paymentRequests.authoriseUntil' },
  AGREEMENT: { state: 'orders.paymentRequests.state.toAgree', until: 'orders.paymentRequests.agreeUntil' },
};

const PaymentRequestsFragment = graphql(`
  fragment PaymentRequests_Order on Order {
    number
    market
    email
    paymentRequests {
      id
      kind
      amount { amount currency }
      authorisation { amount { amount currency } replacedAmount { amount currency } }
      status
      requestedAt
      requestedBy
      expiresAt
      endedAt
      changes { field before after }
    }
  }
`);

type Order = PaymentRequests_OrderFragment;

interface RequestProps {
  readonly order: Order;
  readonly request: Order['paymentRequests'][number];
}

/** Additional payments requested from the customer, newest first. Renders nothing if there are none. */
export function PaymentRequests({ order: ref }: { order: FragmentType<typeof PaymentRequestsFragment> }) {
  const t = useText();
  const order = readFragment(PaymentRequestsFragment, ref);
  if (order.paymentRequests.length === 0) return null;
  return (
    <Panel title={t('orders.paymentRequests.title')}>
      <chakra.ol listStyle="none" display="grid" gap="4">
        {order.paymentRequests.map((request) => (
          <RequestItem key={request.id} order={order} request={request} />
        ))}
      </chakra.ol>
    </Panel>
  );
}

function RequestItem({ order, request }: RequestProps) {
  const t = useText();
  const language = useLanguage();
  const clock = useClock();
  const { kind, amount, authorisation, status, requestedAt, requestedBy, expiresAt, endedAt, changes } = request;
  const open = OPEN_REQUEST_TEXTS[kind];
  const toSum = (sum: Money) => formatMoney(sum, { place: 'order' });
  const toTime = (at: string) => dateTimeText(at, language, clock);
  return (
    <chakra.li display="grid" gap="2" pb="4" borderBottomWidth="1px" _last={{ pb: '0', borderBottomWidth: '0' }}>
      <Flex wrap="wrap" align="center" gap="2">
        <Price value={amount} place="order" fontWeight="semibold" />
        <Badge colorPalette={REQUEST_STATUS_PALETTE[status]}>
          {t(status === 'OPEN' ? open.state : `orders.paymentRequests.state.${status}`)}
        </Badge>
      </Flex>
      <Text color="fg.muted" fontSize="xs">
        {t(requestedBy === 'BUYER' ? 'orders.paymentRequests.askedByBuyer' : 'orders.paymentRequests.asked', {
          time: toTime(requestedAt),
        })}
        {endedAt ? ` · ${t('orders.paymentRequests.ended', { time: toTime(endedAt) })}` : null}
      </Text>
      {status === 'OPEN' ? <Text>{t(open.until, { time: toTime(expiresAt) })}</Text> : null}
      {authorisation ? (
        <Text>
          {t('orders.paymentRequests.authorisation', {
            amount: toSum(authorisation.amount),
            replaced: toSum(authorisation.replacedAmount),
          })}
        </Text>
      ) : null}
      {changes.length > 0 ? <EditChanges changes={changes} /> : null}
      {status === 'OPEN' ? (
        <IfMay needed="ORDER_EDIT">
          <RequestSteps order={order} request={request} />
        </IfMay>
      ) : null}
    </chakra.li>
  );
}

function RequestSteps({ order, request }: RequestProps) {
  const t = useText();
  const resend = useSendPaymentRequest();
  const cancel = useCancelPaymentRequest();
  const busy = resend.busy || cancel.busy;
  const input = { orderNumber: order.number, requestId: request.id };

  async function sendAgain() {
    const { problem } = await resend.send(input);
    if (problem) showError(problem.message ?? t('orders.action.failed'));
    else toaster.create({ title: t('orders.paymentRequests.resent', { email: order.email }) });
  }

  return (
    <Stack direction="row" wrap="wrap" gap="2">
      <Button size="sm" variant="outline" loading={busy} onClick={() => void sendAgain()}>
        {t('orders.paymentRequests.resend')}
      </Button>
      <ConfirmStep
        label={t('orders.paymentRequests.cancel')}
        question={t('orders.paymentRequests.cancelAsk', { amount: formatMoney(request.amount, { place: 'order' }) })}
        done={t('orders.paymentRequests.cancelled')}
        busy={busy}
        run={() => cancel.send(input)}
      />
    </Stack>
  );
}
