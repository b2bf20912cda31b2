import { Box, chakra, Flex, Span, Table } from '@chakra-ui/react';
import type { Money } from '@eunbit/schema/money';
import { useText } from '../../app/use-text.ts';
import { ButtonAnchor, TextLink } from '../../components/ButtonLink.tsx';
import { IfMay } from '../../components/IfMay.tsx';
import { Moment } from '../../components/Moment.tsx';
import { Price } from '../../components/Price.tsx';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';
import type { MessageId } from '../../gql/message-id.ts';
import { orderUrl } from '../../urls/orders.urls.ts';
import { SendReceipt } from '../orders/SendReceipt.tsx';
import { DifferenceList } from './DifferenceList.tsx';
import { paymentStateText } from './finance-texts.ts';

const PaymentCardFragment = graphql(`
  fragment PaymentCard_ProviderPayment on ProviderPayment {
    id
    status
    startedAt
    amount { amount currency }
    received { amount currency }
    refunded { amount currency }
    fee { amount currency }
    booked { amount currency }
    bookedRefunds { amount currency }
    bookedFee { amount currency }
    card { brand last4 }
    receiptUrl
    order { id number market customerKind email ...SendReceipt_Order }
    differences { ...DifferenceList_BooksDifference }
  }
`);

/** One payment: the provider's figures and the shop's, their differences, and the possible actions. */
export function PaymentCard({ payment: ref }: { payment: FragmentType<typeof PaymentCardFragment> }) {
  const t = useText();
  const payment = readFragment(PaymentCardFragment, ref);
  const { startedAt, amount, card, order, receiptUrl, differences } = payment;
  return (
    <chakra.article borderWidth="1px" borderRadius="md" px="4" py="3" aria-label={payment.id}>
      <Flex wrap="wrap" align="baseline" columnGap="3" rowGap="1">
        <Span fontSize="md" fontWeight="bold">
          <Price value={amount} place="order" />
        </Span>
        <Span fontWeight="semibold">{t(paymentStateText(payment))}</Span>
        {card ? (
          <Span color="fg.muted" textTransform="capitalize">
            {card.brand} ···· {card.last4}
          </Span>
        ) : null}
        <Moment at={startedAt} color="fg.muted" marginStart={{ md: 'auto' }} />
      </Flex>
      <chakra.p display="flex" flexWrap="wrap" columnGap="3" mb="2" overflowWrap="anywhere">
        {order ? (
          <TextLink to={orderUrl(order)}>{order.number}</TextLink>
        ) : (
          <span>{t('finance.payments.noOrder')}</span>
        )}
        <Span color="fg.muted">{order?.email}</Span>
      </chakra.p>
      <Figures payment={payment} />
      {differences.length > 0 ? (
        <Box mt="3">
          <DifferenceList differences={differences} />
        </Box>
      ) : null}
      <Flex wrap="wrap" gap="2" mt="3">
        {order ? (
          <IfMay needed="EMAIL_SEND">
            <SendReceipt order={order} />
          </IfMay>
        ) : null}
        {receiptUrl ? (
          <ButtonAnchor size="sm" variant="outline" href={receiptUrl} target="_blank" rel="noreferrer">
            {t('finance.payments.receipt')} ↗
          </ButtonAnchor>
        ) : null}
      </Flex>
    </chakra.article>
  );
}

interface FiguresProps {
  readonly payment: {
    readonly received: Money;
    readonly refunded: Money;
    readonly fee?: Money | null;
    readonly booked?: Money | null;
    readonly bookedRefunds?: Money | null;
    readonly bookedFee?: Money | null;
  };
}

function Figures({ payment: { received, refunded, fee, booked, bookedRefunds, bookedFee } }: FiguresProps) {
  const t = useText();
  const rows: readonly { text: MessageId; provider?: Money | null; books?: Money | null }[] = [
    { text: 'finance.payments.received', provider: received, books: booked },
    ...(refunded.amount > 0 || bookedRefunds
      ? [{ text: 'finance.payments.refunded' as const, provider: refunded, books: bookedRefunds }]
      : []),
    { text: 'finance.payments.fee', provider: fee, books: bookedFee },
  ];
  return (
    <Table.Root native size="sm" width="auto" css={FIGURES}>
      <thead>
        <tr>
          <td />
          <th scope="col" data-numeric>
            {t('finance.provider')}
          </th>
          <th scope="col" data-numeric>
            {t('finance.books')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ text, provider, books }) => (
          <tr key={text}>
            <th scope="row">{t(text)}</th>
            <td data-numeric>{provider ? <Price value={provider} place="order" /> : '–'}</td>
            <td data-numeric>{books ? <Price value={books} place="order" /> : '–'}</td>
          </tr>
        ))}
      </tbody>
    </Table.Root>
  );
}

const FIGURES = {
  '& th': { bg: 'transparent', color: 'fg.muted', textAlign: 'start', fontWeight: 'normal' },
  '& :is(th, td):first-of-type': { paddingInlineStart: '0' },
} as const;
