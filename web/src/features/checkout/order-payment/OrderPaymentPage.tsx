import { ORDER_PAYMENT_PATH } from '@eunbit/schema/checkout-path';
import { formatMoney, type Money } from '@eunbit/schema/money';
import { dateTimeText } from '@eunbit/ui/date';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { useKeptLinkToken } from '../../../app/link-token.ts';
import { PageHead } from '../../../app/PageHead.tsx';
import { useSettings } from '../../../app/settings.tsx';
import { LinkButton } from '../../../components/LinkButton.tsx';
import { Button } from '../../../elements/Button.tsx';
import { ErrorAlert } from '../../../elements/ErrorAlert.tsx';
import { Skeleton } from '../../../elements/Skeleton.tsx';
import type { OrderEditField, PaymentRequestKind } from '../../../gql/graphql.ts';
import { ChangedFields } from '../../order/ChangedFields.tsx';
import { PaymentProblemAlert } from '../payment/attempt/PaymentProblemAlert.tsx';
import { LinkEnded, SeeOrder } from '../payment-link/LinkEnded.tsx';
import { PayRequest } from './PayRequest.tsx';
import { type OrderPayment, useAcceptChange, useOrderPayment } from './use-order-payment.ts';

const OPEN_TEXTS = {
  PAYMENT: { title: 'checkout.more.title', lead: 'checkout.more.lead', amount: 'checkout.more.amount' },
  AUTHORISATION: {
    title: 'checkout.more.authorise.title',
    lead: 'checkout.more.authorise.lead',
    amount: 'checkout.more.agree.amount',
  },
  AGREEMENT: {
    title: 'checkout.more.agree.title',
    lead: 'checkout.more.agree.lead',
    amount: 'checkout.more.agree.amount',
  },
} as const satisfies Record<PaymentRequestKind, object>;

export { loadPaymentLink as loadOrderPayment } from '../payment-link/use-pay-by-link.ts';

/** `/order-payment`: customers accept an edit that makes their order more expensive, and pay the difference by card. */
export function OrderPaymentPage() {
  const intl = useIntl();
  const token = useKeptLinkToken('order-payment');
  const { payment, failed, retry } = useOrderPayment(token ?? null);
  const title = intl.formatMessage({ id: OPEN_TEXTS[payment?.request.kind ?? 'PAYMENT'].title });
  return (
    <styled.div maxWidth="form" mx="auto" px="4" py={{ base: '10', md: '16' }} minH="70vh">
      <PageHead title={title} description={title} path={ORDER_PAYMENT_PATH} />
      <meta name="robots" content="noindex" />
      {token === undefined || (payment === undefined && !failed) ? (
        <Skeleton height="24rem" borderRadius="xl" />
      ) : failed ? (
        <ErrorAlert onRetry={retry}>
          <FormattedMessage id="checkout.more.loadFailed" />
        </ErrorAlert>
      ) : token === null || !payment ? (
        <Ended state="UNKNOWN" />
      ) : payment.request.status === 'OPEN' ? (
        <Open token={token} payment={payment} />
      ) : (
        <Ended state={payment.request.status} payment={payment} />
      )}
    </styled.div>
  );
}

function Open({ token, payment }: { readonly token: string; readonly payment: OrderPayment }) {
  const { language } = useSettings();
  const { orderNumber, market, request, deposit } = payment;
  const texts = OPEN_TEXTS[request.kind];
  return (
    <styled.div display="grid" gap="7">
      <styled.div display="grid" gap="3">
        <styled.h1 fontSize={{ base: '2xl', md: '3xl' }} fontWeight="semibold">
          <FormattedMessage id={texts.title} />
        </styled.h1>
        <styled.p color="fg.muted">
          <FormattedMessage
            id={texts.lead}
            values={{
              number: <strong>{orderNumber}</strong>,
              until: <strong>{dateTimeText(request.expiresAt, language, market)}</strong>,
            }}
          />
        </styled.p>
      </styled.div>
      <ChangeList changes={request.changes} amount={request.amount} amountLabel={texts.amount} />
      {request.kind === 'AGREEMENT' ? (
        <>
          {deposit ? <Deposit deposit={deposit} market={market} /> : null}
          <AgreeToChange token={token} />
        </>
      ) : (
        <PayRequest token={token} payment={payment} />
      )}
    </styled.div>
  );
}

interface DepositProps {
  readonly deposit: NonNullable<OrderPayment['deposit']>;
  readonly market: OrderPayment['market'];
}

/** The total to transfer, and its due date. */
function Deposit({ deposit: { amount, dueAt }, market }: DepositProps) {
  const { language } = useSettings();
  const values = { amount: <strong>{formatMoney(amount, { place: 'order' })}</strong> };
  return (
    <p>
      {dueAt ? (
        <FormattedMessage
          id="checkout.more.agree.depositBy"
          values={{ ...values, until: <strong>{dateTimeText(dueAt, language, market)}</strong> }}
        />
      ) : (
        <FormattedMessage id="checkout.more.agree.deposit" values={values} />
      )}
    </p>
  );
}

const TEXTS = {
  PAID: { title: 'checkout.more.paid', text: 'checkout.more.paidText' },
  AUTHORISED: { title: 'checkout.more.authorised', text: 'checkout.more.authorisedText' },
  ACCEPTED: { title: 'checkout.more.accepted', text: 'checkout.more.acceptedText' },
  CANCELLED: { title: 'checkout.more.cancelled', text: 'checkout.more.endedText' },
  DECLINED: { title: 'checkout.more.declined', text: 'checkout.more.endedText' },
  EXPIRED: { title: 'checkout.more.expired', text: 'checkout.more.endedText' },
  UNKNOWN: { title: 'checkout.more.unknown', text: 'checkout.more.unknownText' },
} as const;

interface EndedProps {
  readonly state: keyof typeof TEXTS;
  readonly payment?: OrderPayment | null;
}

function Ended({ state, payment = null }: EndedProps) {
  const { title, text } = TEXTS[state];
  return (
    <LinkEnded
      title={<FormattedMessage id={title} />}
      text={<FormattedMessage id={text} values={{ number: <strong>{payment?.orderNumber}</strong> }} />}
    >
      {payment && payment.request.changes.length > 0 ? (
        <ChangeList
          changes={payment.request.changes}
          amount={payment.request.amount}
          amountLabel={state === 'PAID' ? 'checkout.more.amountPaid' : 'checkout.more.agree.amount'}
        />
      ) : null}
      {state === 'ACCEPTED' && payment?.deposit ? <Deposit deposit={payment.deposit} market={payment.market} /> : null}
      {payment ? (
        <SeeOrder orderNumber={payment.orderNumber} />
      ) : (
        <LinkButton to="/guest-order" variant="outline" justifySelf="start">
          <FormattedMessage id="checkout.return.lookUp" />
        </LinkButton>
      )}
    </LinkEnded>
  );
}

/** Accepts the edit of an order that is paid by transfer: nothing is paid here. */
function AgreeToChange({ token }: { readonly token: string }) {
  const { agree, busy, problem } = useAcceptChange(token);
  return (
    <styled.div display="grid" gap="4">
      <styled.p fontSize="sm" color="fg.muted">
        <FormattedMessage id="checkout.more.agree.note" />
      </styled.p>
      {problem === null ? null : <PaymentProblemAlert key={problem} problem={{ kind: 'message', message: problem }} />}
      <Button size="lg" disabled={busy} aria-busy={busy} onClick={() => void agree()}>
        <FormattedMessage id="checkout.more.agree.button" />
      </Button>
    </styled.div>
  );
}

interface ChangeListProps {
  readonly changes: readonly { readonly field: OrderEditField; readonly before: string; readonly after: string }[];
  readonly amount: Money;
  readonly amountLabel: 'checkout.more.amount' | 'checkout.more.amountPaid' | 'checkout.more.agree.amount';
}

/** The changes of an edit, before and after, and their additional cost. */
function ChangeList({ changes, amount, amountLabel }: ChangeListProps) {
  return (
    <styled.dl display="grid" gap="5" p={{ base: '5', md: '6' }} bg="bg.subtle" borderRadius="xl">
      <ChangedFields changes={changes} />
      <styled.div
        display="flex"
        justifyContent="space-between"
        gap="4"
        pt="4"
        borderTopWidth="1px"
        fontWeight="semibold"
      >
        <dt>
          <FormattedMessage id={amountLabel} />
        </dt>
        <dd>{formatMoney(amount, { place: 'order' })}</dd>
      </styled.div>
    </styled.dl>
  );
}
