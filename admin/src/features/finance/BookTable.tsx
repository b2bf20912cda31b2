import { chakra } from '@chakra-ui/react/styled-system';
import type { Market } from '@eunbit/schema/market';
import { dateTimeText } from '@eunbit/ui/date';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { Price } from '@eunbit/ui/money.tsx';
import { useText } from '../../app/use-text.ts';
import { TextLink } from '../../components/ButtonLink.tsx';
import { useIsWide } from '../../components/use-is-wide.ts';
import type { BookTable_LedgerEntryFragment } from '../../gql/graphql.ts';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';
import type { MessageId } from '../../gql/message-id.ts';
import { PAYMENT_METHOD_TEXT } from '../../labels/order-texts.ts';
import { orderUrl } from '../../urls/orders.urls.ts';
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

/** Ledger entries, newest first: a table on wide screens, cards on phones. */
export function BookTable({ market, entries: refs }: BookTableProps) {
  const entries = readFragment(BookTableFragment, refs);
  return useIsWide() ? <WideTable market={market} entries={entries} /> : <CardList market={market} entries={entries} />;
}

interface EntriesProps {
  readonly market: Market;
  readonly entries: readonly BookTable_LedgerEntryFragment[];
}

function WideTable({ market, entries }: EntriesProps) {
  const t = useText();
  const language = useLanguage();
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
                <OrderReference market={market} number={orderNumber} />
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

function CardList({ market, entries }: EntriesProps) {
  const t = useText();
  const language = useLanguage();
  return (
    <chakra.ul aria-label={t('finance.ledger.title')} listStyle="none">
      {entries.map(({ id, kind, method, at, amount, orderNumber, intentId, refundId }) => (
        <chakra.li key={id} display="grid" gap="0.5" py="3" borderTopWidth="1px">
          <chakra.div display="flex" justifyContent="space-between" gap="3" fontWeight="medium">
            {t(KIND_TEXT[kind])}
            <chakra.span color={amount.amount < 0 ? 'fg.error' : 'fg'}>
              <Price value={amount} place="order" />
            </chakra.span>
          </chakra.div>
          <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" columnGap="3">
            <OrderReference market={market} number={orderNumber} />
            <chakra.span color="fg.muted">{dateTimeText(at, language, market)}</chakra.span>
          </chakra.div>
          <chakra.span color="fg.muted" overflowWrap="anywhere">
            {[t(PAYMENT_METHOD_TEXT[method]), refundId ?? intentId].filter(Boolean).join(' · ')}
          </chakra.span>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}

function OrderReference({ market, number }: { readonly market: Market; readonly number: string | null | undefined }) {
  if (!number) return '–';
  // The order's page redirects where the kind of customer is another one.
  return <TextLink to={orderUrl({ number, market, customerKind: 'MEMBER' })}>{number}</TextLink>;
}
