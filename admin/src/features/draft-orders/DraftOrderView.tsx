import { chakra, Flex, Grid, Span } from '@chakra-ui/react';
import { deliveryNoteText } from '@eunbit/schema/delivery-note';
import { formatMoney } from '@eunbit/schema/money';
import { personName } from '@eunbit/schema/person-name';
import { addressLine } from '@eunbit/schema/postal-address';
import { dateTimeText } from '@eunbit/ui/date';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { useClock } from '../../app/clock.ts';
import { useText } from '../../app/use-text.ts';
import { Button } from '../../components/Button.tsx';
import { TextLink } from '../../components/ButtonLink.tsx';
import { CopyButton } from '../../components/CopyButton.tsx';
import { IfMay } from '../../components/IfMay.tsx';
import { Fact, Facts, Panel } from '../../components/Panel.tsx';
import { PhoneText } from '../../components/PhoneText.tsx';
import { showError, toaster } from '../../components/toaster.ts';
import type { DraftOrder_DraftOrderFragment } from '../../gql/graphql.ts';
import { orderUrl } from '../../urls/orders.urls.ts';
import { returnUrl } from '../../urls/returns.urls.ts';
import { userUrl } from '../../urls/users.urls.ts';
import { useCreateDraftOrder } from '../orders/use-create-draft-order.ts';
import { CancelDraft } from './CancelDraft.tsx';
import { DraftSums } from './DraftSums.tsx';
import { useSendDraftOrderLink } from './draft-order-mutations.ts';

interface DraftProps {
  readonly draft: DraftOrder_DraftOrderFragment;
}

/** A draft that the viewer cannot edit: its link, its state, and a button that copies it into a new draft. */
export function DraftOrderView({ draft }: DraftProps) {
  const t = useText();
  const language = useLanguage();
  const { market, email, phone, address, deliveryNote, giftMessage, lines, amounts, reason, userId } = draft;
  return (
    <Grid gap="5" templateColumns={{ base: '1fr', xl: 'minmax(0, 1fr) 25rem' }}>
      <Grid gap="5" alignContent="start" minWidth="0">
        <Panel title={t('draftOrders.lines')}>
          <chakra.ul listStyle="none" display="grid" gap="3">
            {lines.map(({ productId, title, quantity, unitPrice, listPrice, agreedPrice }) => (
              <chakra.li key={productId} display="flex" justifyContent="space-between" gap="4">
                <span>
                  {title} <Span whiteSpace="nowrap">× {quantity}</Span>
                </span>
                <Span textAlign="end">
                  {formatMoney(unitPrice, { place: 'order' })}
                  {agreedPrice
                    ? ` (${t('draftOrders.listPrice', { price: formatMoney(listPrice, { place: 'order' }) })})`
                    : null}
                </Span>
              </chakra.li>
            ))}
          </chakra.ul>
        </Panel>
        <Panel title={t('draftOrders.customer')}>
          <Facts>
            {address ? <Fact name={t('draftOrders.recipient')}>{personName(address)}</Fact> : null}
            <Fact name={t('draftOrders.email')}>
              {email} {userId ? <TextLink to={userUrl(userId)}>{t('draftOrders.member')}</TextLink> : null}
            </Fact>
            <Fact name={t('draftOrders.phone')}>
              <PhoneText phone={phone} />
            </Fact>
            {address ? <Fact name={t('draftOrders.address')}>{addressLine(address, market)}</Fact> : null}
            {deliveryNote ? <Fact name={t('draftOrders.note')}>{deliveryNoteText(deliveryNote, language)}</Fact> : null}
            {giftMessage ? <Fact name={t('orders.edits.field.GIFT_MESSAGE')}>{giftMessage}</Fact> : null}
          </Facts>
        </Panel>
      </Grid>
      <Grid gap="5" alignContent="start" minWidth="0">
        <DraftProgress draft={draft} />
        <Panel title={t('draftOrders.sums')}>
          <DraftSums amounts={amounts} />
          {reason ? (
            <chakra.p mt="3" color="fg.muted">
              {t('draftOrders.reason')}: {reason}
            </chakra.p>
          ) : null}
        </Panel>
      </Grid>
    </Grid>
  );
}

function DraftProgress({ draft }: DraftProps) {
  const t = useText();
  const language = useLanguage();
  const clock = useClock();
  const { market, number, kind, status, payment, sentAt, expiresAt, endedAt, originalNumber, returnNumber } = draft;
  const { orderNumber, paymentPath } = draft;
  const { create, busy } = useCreateDraftOrder();
  const moment = (at: string) => dateTimeText(at, language, clock);
  return (
    <Panel title={t('draftOrders.progress')}>
      <Facts>
        <Fact name={t('draftOrders.paymentMethod')}>{t(`draftOrders.payment.${payment}`)}</Fact>
        {originalNumber ? (
          <Fact name={t('draftOrders.original')}>
            <TextLink to={orderUrl({ number: originalNumber, market, customerKind: 'MEMBER' })}>
              {originalNumber}
            </TextLink>
          </Fact>
        ) : null}
        {returnNumber ? (
          <Fact name={t('draftOrders.return')}>
            <TextLink to={returnUrl({ market, number: returnNumber })}>{returnNumber}</TextLink>
          </Fact>
        ) : null}
        {sentAt ? <Fact name={t('draftOrders.sentAt')}>{moment(sentAt)}</Fact> : null}
        {expiresAt ? <Fact name={t('draftOrders.expiresAt')}>{moment(expiresAt)}</Fact> : null}
        {paymentPath ? (
          <IfMay needed="DRAFT_ORDER_WRITE">
            <Fact name={t('draftOrders.paymentLink')}>
              <CopyButton
                text={new URL(paymentPath, window.location.origin).href}
                label={t('draftOrders.paymentLink')}
              />
            </Fact>
          </IfMay>
        ) : null}
        {endedAt ? <Fact name={t('draftOrders.endedAt')}>{moment(endedAt)}</Fact> : null}
        {orderNumber ? (
          <Fact name={t('draftOrders.order')}>
            <TextLink to={orderUrl({ number: orderNumber, market, customerKind: 'MEMBER' })}>{orderNumber}</TextLink>
          </Fact>
        ) : null}
      </Facts>
      <IfMay needed="DRAFT_ORDER_WRITE">
        <Flex wrap="wrap" gap="3" mt="4">
          {paymentPath ? <SendLinkAgain draft={draft} /> : null}
          <Button
            size="sm"
            variant="outline"
            loading={busy}
            onClick={() => void create({ market, kind: kind === 'SALE' ? 'SALE' : 'REPLACEMENT', fromDraft: number })}
          >
            {t('draftOrders.copy')}
          </Button>
          {status === 'SENT' ? <CancelDraft draft={draft} size="sm" /> : null}
        </Flex>
      </IfMay>
    </Panel>
  );
}

function SendLinkAgain({ draft }: DraftProps) {
  const t = useText();
  const { send, busy } = useSendDraftOrderLink();

  async function sendAgain() {
    const { problem } = await send({ number: draft.number });
    if (problem) showError(problem.message ?? t('draftOrders.noAnswer'));
    else toaster.create({ title: t('draftOrders.sent', { email: draft.email }) });
  }

  return (
    <Button size="sm" loading={busy} onClick={() => void sendAgain()}>
      {t('draftOrders.resend')}
    </Button>
  );
}
