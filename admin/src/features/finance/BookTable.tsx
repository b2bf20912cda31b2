import { chakra } from '@chakra-ui/react/styled-system';
import type { Market } from '@eunbit/schema/market';
import { dateTimeText } from '@eunbit/ui/date';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { Price } from '@eunbit/ui/money.tsx';
import { useText } from '../../app/use-text.ts';
import { TextLink } from '../../components/ButtonLink.tsx';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';
import type { MessageId } from '../../messages.ts';
import { PAYMENT_METHOD_TEXT } from '../orders/order-texts.ts';
import { orderUrl } from '../orders/orders.urls.ts';
import { KIND_TEXT } from './finance-texts.ts';

const BookTableFragment = graphql(`
  fragment BookTable_LedgerEntry on LedgerEntry {
    id
    kind
    method
    at
    amount {
      amount
      currency
    }
    orderNumber
    intentId
    refundId
  }
`);

const COLUMNS: readonly { readonly text: MessageId; readonly numeric?: true }[] = [
  { text: 'finance.ledger.at' },
  { text: 'finance.ledger.kind' },
  { text: 'finance.ledger.amount', numeric: true },
  { text: 'finance.ledger.order' },
  { text: 'finance.ledger.method' },
  { text: 'finance.ledger.reference' },
];

const HeadCell = chakra('th', {
  base: { bg: 'gray.100', px: '3', py: '2', fontSize: 'xs', fontWeight: 'semibold', color: 'fg.muted' },
});
const Cell = chakra('td', { base: { px: '3', py: '2', borderBottomWidth: '1px' } });

interface BookTableProps {
  readonly market: Market;
  readonly entries: readonly FragmentType<typeof BookTableFragment>[];
}

/** Movements of money, newest first. */
export function BookTable({ market, entries: refs }: BookTableProps) {
  const t = useText();
  const language = useLanguage();
  const entries = readFragment(BookTableFragment, refs);
  return (
    <chakra.section
      aria-label={t('finance.ledger.title')}
      // A region that scrolls has to be reachable by keyboard.
      tabIndex={0}
      overflowX="auto"
      borderWidth="1px"
      borderRadius="md"
    >
      <chakra.table width="full" whiteSpace="nowrap">
        <thead>
          <tr>
            {COLUMNS.map(({ text, numeric }) => (
              <HeadCell key={text} scope="col" textAlign={numeric ? 'end' : 'start'}>
                {t(text)}
              </HeadCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map(({ id, kind, method, at, amount, orderNumber, intentId, refundId }) => (
            <tr key={id}>
              <Cell color="fg.muted">{dateTimeText(at, language, market)}</Cell>
              <Cell fontWeight="medium">{t(KIND_TEXT[kind])}</Cell>
              <Cell textAlign="end" color={amount.amount < 0 ? 'fg.error' : 'fg'}>
                <Price value={amount} place="order" />
              </Cell>
              <Cell>
                {orderNumber ? (
                  // Which kind of customer it is, the order's page finds out by itself.
                  <TextLink to={orderUrl({ number: orderNumber, market, customerKind: 'MEMBER' })}>
                    {orderNumber}
                  </TextLink>
                ) : (
                  '–'
                )}
              </Cell>
              <Cell>{t(PAYMENT_METHOD_TEXT[method])}</Cell>
              <Cell color="fg.muted">{refundId ?? intentId ?? '–'}</Cell>
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </chakra.section>
  );
}
