import { DRAFT_ORDER_PATH } from '@eunbit/schema/checkout-path';
import type { DraftOrderKind } from '@eunbit/schema/draft-order';
import { formatMoney } from '@eunbit/schema/money';
import { personName } from '@eunbit/schema/person-name';
import { addressLine } from '@eunbit/schema/postal-address';
import { dateTimeText } from '@eunbit/ui/date';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { useKeptLinkToken } from '../../../app/link-token.ts';
import { PageHead } from '../../../app/PageHead.tsx';
import { useSettings } from '../../../app/settings.tsx';
import { useViewer } from '../../../app/use-viewer.ts';
import { LinkButton } from '../../../components/LinkButton.tsx';
import { ErrorAlert } from '../../../elements/ErrorAlert.tsx';
import { Skeleton } from '../../../elements/Skeleton.tsx';
import { OrderLink, ReplacedOrder } from '../../order/ReplacedOrder.tsx';
import { orderUrl } from '../../return/return.urls.ts';
import { CheckingPayment } from '../completion/CheckingPayment.tsx';
import { PaymentProblemAlert } from '../payment/attempt/PaymentProblemAlert.tsx';
import { CardForm, CardsNotTaken } from '../payment/card/CardForm.tsx';
import { LinkEnded, SeeOrder } from '../payment-link/LinkEnded.tsx';
import { SummaryContent } from '../summary/OrderSummary.tsx';
import { type DraftOrderOffer, useDraftOrder, usePayDraft } from './use-draft-order.ts';

export { loadPaymentLink as loadDraftOrder } from '../payment-link/use-pay-by-link.ts';

/** `/draft-order`: customers see the order that staff have drafted for them, and pay for it by card. */
export function DraftOrderPage() {
  const intl = useIntl();
  const token = useKeptLinkToken('draft-order');
  const { offer, failed, retry } = useDraftOrder(token ?? null);
  const title = intl.formatMessage({ id: 'checkout.draft.title' });
  return (
    <styled.div maxWidth="form" mx="auto" px="4" py={{ base: '10', md: '16' }} minH="70vh">
      <PageHead title={title} description={title} path={DRAFT_ORDER_PATH} />
      <meta name="robots" content="noindex" />
      {token === undefined || (offer === undefined && !failed) ? (
        <Skeleton height="24rem" borderRadius="xl" />
      ) : failed ? (
        <ErrorAlert onRetry={retry}>
          <FormattedMessage id="checkout.draft.loadFailed" />
        </ErrorAlert>
      ) : token === null || !offer ? (
        <Ended state="UNKNOWN" />
      ) : offer.status === 'SENT' ? (
        <Payable token={token} offer={offer} />
      ) : (
        <Ended state={offer.status === 'OPEN' ? 'UNKNOWN' : offer.status} orderNumber={offer.orderNumber ?? null} />
      )}
    </styled.div>
  );
}

function Payable({ token, offer }: { readonly token: string; readonly offer: DraftOrderOffer }) {
  const { language } = useSettings();
  const viewer = useViewer();
  const { kind, market, address, amounts, lines, originalNumber, returnNumber, expiresAt } = offer;
  return (
    <styled.div display="grid" gap="8">
      <styled.div display="grid" gap="3">
        <styled.h1 fontSize={{ base: '2xl', md: '3xl' }} fontWeight="semibold">
          <FormattedMessage id="checkout.draft.title" />
        </styled.h1>
        <styled.p color="fg.muted">
          <FormattedMessage
            id="checkout.draft.lead"
            values={{ until: <strong>{expiresAt ? dateTimeText(expiresAt, language, market) : ''}</strong> }}
          />
        </styled.p>
        <DraftOrigin
          kind={kind}
          orderNumber={originalNumber ?? null}
          returnNumber={returnNumber ?? null}
          isGuest={viewer === null}
        />
      </styled.div>
      <styled.section aria-label={offer.number} p={{ base: '5', md: '6' }} bg="bg.subtle" borderRadius="xl">
        <SummaryContent purchase={{ lines, ...amounts }} market={market} />
      </styled.section>
      {address ? (
        <styled.dl display="grid" gap="1">
          <styled.dt fontSize="sm" color="fg.muted">
            <FormattedMessage id="checkout.shipTo" />
          </styled.dt>
          <dd>{personName(address)}</dd>
          <dd>{addressLine(address, market)}</dd>
        </styled.dl>
      ) : null}
      <PayDraft token={token} offer={offer} />
    </styled.div>
  );
}

const TEXTS = {
  PLACED: { title: 'checkout.draft.placed', text: 'checkout.draft.placedText' },
  EXPIRED: { title: 'checkout.draft.expired', text: 'checkout.draft.endedText' },
  CANCELLED: { title: 'checkout.draft.cancelled', text: 'checkout.draft.endedText' },
  UNKNOWN: { title: 'checkout.more.unknown', text: 'checkout.more.unknownText' },
} as const;

interface EndedProps {
  readonly state: keyof typeof TEXTS;
  readonly orderNumber?: string | null;
}

function Ended({ state, orderNumber = null }: EndedProps) {
  const { title, text } = TEXTS[state];
  return (
    <LinkEnded
      title={<FormattedMessage id={title} />}
      text={<FormattedMessage id={text} values={{ number: <strong>{orderNumber}</strong> }} />}
    >
      {orderNumber ? (
        <SeeOrder orderNumber={orderNumber} />
      ) : (
        <LinkButton to="/contact" variant="outline" justifySelf="start">
          <FormattedMessage id="checkout.draft.contact" />
        </LinkButton>
      )}
    </LinkEnded>
  );
}

interface DraftOriginProps {
  readonly kind: DraftOrderKind;
  /** The order whose goods are shipped again; null for a sale. */
  readonly orderNumber: string | null;
  readonly returnNumber: string | null;
  readonly isGuest: boolean;
}

/** The order and the return that the draft belongs to. Nothing for a sale. */
function DraftOrigin({ kind, orderNumber, returnNumber, isGuest }: DraftOriginProps) {
  if (kind === 'SALE' || orderNumber === null) return null;
  return (
    <styled.p>
      <ReplacedOrder kind={kind} orderNumber={orderNumber} isGuest={isGuest} />
      {returnNumber ? (
        <>
          {' · '}
          <FormattedMessage
            id="checkout.draft.return"
            values={{ number: <OrderLink to={`${orderUrl(orderNumber, isGuest)}#returns`}>{returnNumber}</OrderLink> }}
          />
        </>
      ) : null}
    </styled.p>
  );
}

/** The card payment. The order is placed as soon as it is paid. */
function PayDraft({ token, offer }: { readonly token: string; readonly offer: DraftOrderOffer }) {
  const { start, follow, checking, problem, dismiss } = usePayDraft(token, offer);
  const { cardProvider, amounts } = offer;

  if (checking) return <CheckingPayment />;
  if (!cardProvider) return <CardsNotTaken />;
  return (
    <CardForm
      publishableKey={cardProvider.publishableKey}
      sandboxUrl={cardProvider.sandboxUrl ?? null}
      total={amounts.total}
      payText={
        <FormattedMessage id="checkout.draft.pay" values={{ amount: formatMoney(amounts.total, { place: 'order' }) }} />
      }
      busy={false}
      disabled={false}
      isCapturedLater={false}
      returnUrl={() => new URL(DRAFT_ORDER_PATH, location.origin).href}
      prepare={start}
      onInvalid={dismiss}
      onConfirmation={follow}
    >
      <styled.p fontSize="sm" color="fg.muted">
        <FormattedMessage id="checkout.draft.agree" />
      </styled.p>
      {problem === null ? null : <PaymentProblemAlert key={problem} problem={{ kind: 'message', message: problem }} />}
    </CardForm>
  );
}
