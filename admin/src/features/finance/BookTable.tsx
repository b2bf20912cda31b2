import { chakra, Flex, Span, Table } from '@chakra-ui/react';
import type { Market } from '@eunbit/schema/market';
import { useText } from '../../app/use-text.ts';
import { TextLink } from '../../components/ButtonLink.tsx';
import { type Column, ColumnHeads } from '../../components/ColumnHeads.tsx';
import { Moment } from '../../components/Moment.tsx';
import { Price } from '../../components/Price.tsx';
import { TableFrame } from '../../components/TableFrame.tsx';
import { useIsWide } from '../../components/use-is-wide.ts';
import type { BookTable_LedgerEntryFragment } from '../../gql/graphql.ts';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';
import { orderUrl } from '../../urls/orders.urls.ts';
import { KIND_TEXT } from './finance-texts.ts';

const BookTableFragment = graphql(`
  fragment BookTable_LedgerEntry on LedgerEntry {
    id
    kind
    method
    at
    amount { amount currency }
    orderNumber
    intentId
    refundId
  }
`);

const COLUMNS: readonly Column[] = [
  { text: 'finance.ledger.at' },
  { text: 'finance.ledger.kind' },
  { text: 'finance.ledger.amount', numeric: true },
  { text: 'finance.ledger.order' },
  { text: 'finance.ledger.method' },
  { text: 'finance.ledger.reference' },
];

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
  return (
    <TableFrame label={t('finance.ledger.title')}>
      <Table.Root native>
        <ColumnHeads columns={COLUMNS} />
        <tbody>
          {entries.map(({ id, kind, method, at, amount, orderNumber, intentId, refundId }) => (
            <tr key={id}>
              <td>
                <Moment at={at} />
              </td>
              <td>{t(KIND_TEXT[kind])}</td>
              <td data-numeric>
                <Price value={amount} place="order" color={amount.amount < 0 ? 'fg.error' : undefined} />
              </td>
              <td>
                <OrderReference market={market} number={orderNumber} />
              </td>
              <td>{t(`orders.payment.${method}`)}</td>
              <td>{refundId ?? intentId ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </Table.Root>
    </TableFrame>
  );
}

function CardList({ market, entries }: EntriesProps) {
  const t = useText();
  return (
    <chakra.ul aria-label={t('finance.ledger.title')} listStyle="none">
      {entries.map(({ id, kind, method, at, amount, orderNumber, intentId, refundId }) => (
        <chakra.li key={id} display="grid" gap="0.5" py="3" borderTopWidth="1px">
          <Flex justify="space-between" gap="3" fontWeight="medium">
            {t(KIND_TEXT[kind])}
            <Span color={amount.amount < 0 ? 'fg.error' : 'fg'}>
              <Price value={amount} place="order" />
            </Span>
          </Flex>
          <Flex wrap="wrap" justify="space-between" columnGap="3">
            <OrderReference market={market} number={orderNumber} />
            <Span color="fg.muted">
              <Moment at={at} />
            </Span>
          </Flex>
          <Span color="fg.muted" overflowWrap="anywhere">
            {[t(`orders.payment.${method}`), refundId ?? intentId].filter(Boolean).join(' · ')}
          </Span>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}

function OrderReference({ market, number }: { readonly market: Market; readonly number: string | null | undefined }) {
  if (!number) return '–';
  // The order's page redirects if the customer is of the other kind.
  return <TextLink to={orderUrl({ number, market, customerKind: 'MEMBER' })}>{number}</TextLink>;
}
