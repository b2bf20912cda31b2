import { chakra } from '@chakra-ui/react/styled-system';
import type { Market } from '@eunbit/schema/market';
import type { Ref } from 'react';
import { MARKET_NAME } from '../../../app/market-texts.ts';
import { useText } from '../../../app/use-text.ts';
import { useIsWide } from '../../../components/use-is-wide.ts';
import type { MessageId } from '../../../messages.ts';
import { OrderCard } from './OrderCard.tsx';
import { OrderRow } from './OrderRow.tsx';
import type { OrderListEdge } from './order-list.ts';

const COLUMNS: readonly { readonly text: MessageId; readonly numeric?: true; readonly pinned?: true }[] = [
  { text: 'orders.column.createdAt' },
  { text: 'orders.column.number', pinned: true },
  { text: 'orders.column.customer' },
  { text: 'orders.column.status' },
  { text: 'orders.column.total', numeric: true },
  { text: 'orders.column.shipping', numeric: true },
  { text: 'orders.column.lastname' },
  { text: 'orders.column.firstname' },
  { text: 'orders.column.address' },
  { text: 'orders.column.city' },
  { text: 'orders.column.tax', numeric: true },
  { text: 'orders.column.email' },
];

interface OrderTableProps {
  readonly edges: readonly OrderListEdge[];
  readonly market: Market;
  readonly fresh: ReadonlySet<string>;
  /** Another page is on its way. */
  readonly busy: boolean;
  readonly ref: Ref<HTMLDivElement>;
}

/** A table on wide screens, cards on phones. */
export function OrderTable(props: OrderTableProps) {
  return useIsWide() ? <WideTable {...props} /> : <CardList {...props} />;
}

function WideTable({ edges, market, fresh, busy, ref }: OrderTableProps) {
  const t = useText();
  const label = `${t(MARKET_NAME[market])} ${t('orders.list.title')}`;
  return (
    <chakra.section
      ref={ref}
      aria-label={label}
      aria-busy={busy}
      // A region that scrolls has to be reachable by keyboard.
      tabIndex={0}
      height="580px"
      overflow="auto"
      bg="white"
      borderWidth="1px"
      borderRadius="md"
      opacity={busy ? 0.55 : 1}
    >
      <chakra.table width="full" borderCollapse="separate" borderSpacing="0" fontSize="sm" whiteSpace="nowrap">
        <thead>
          <tr>
            {COLUMNS.map(({ text, numeric, pinned }) => (
              <chakra.th
                key={text}
                scope="col"
                position="sticky"
                top="0"
                left={pinned ? '0' : undefined}
                zIndex={pinned ? 2 : 1}
                bg="gray.100"
                px="3"
                py="2.5"
                fontSize="xs"
                fontWeight="semibold"
                color="fg.muted"
                textAlign={numeric ? 'end' : 'start'}
                borderBottomWidth="1px"
              >
                {t(text)}
              </chakra.th>
            ))}
          </tr>
        </thead>
        <tbody>
          {edges.map(({ node }) => (
            <OrderRow key={node.id} order={node} fresh={fresh.has(node.id)} />
          ))}
        </tbody>
      </chakra.table>
    </chakra.section>
  );
}

function CardList({ edges, fresh, busy, ref }: OrderTableProps) {
  return (
    <chakra.div ref={ref} aria-busy={busy} opacity={busy ? 0.55 : 1}>
      <chakra.ul display="grid" gap="3" listStyle="none">
        {edges.map(({ node }) => (
          <OrderCard key={node.id} order={node} fresh={fresh.has(node.id)} />
        ))}
      </chakra.ul>
    </chakra.div>
  );
}
