import { HStack, Span, Table } from '@chakra-ui/react';
import type { Market } from '@eunbit/schema/market';
import { useText } from '../../../app/use-text.ts';
import { TextLink } from '../../../components/ButtonLink.tsx';
import { type Column, ColumnHeads } from '../../../components/ColumnHeads.tsx';
import { Moment } from '../../../components/Moment.tsx';
import { TableFrame } from '../../../components/TableFrame.tsx';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';
import { orderUrl } from '../../../urls/orders.urls.ts';

const MovementFragment = graphql(`
  fragment StockHistory_StockMovement on StockMovement {
    id
    at
    kind
    change
    unitsBefore
    unitsAfter
    orderNumber
    isByStaff
    staffName
  }
`);

const COLUMNS: readonly Column[] = [
  { text: 'products.history.at' },
  { text: 'products.history.reason' },
  { text: 'products.history.change', numeric: true },
  { text: 'products.history.before', numeric: true },
  { text: 'products.history.after', numeric: true },
  { text: 'products.history.by' },
];

interface StockHistoryProps {
  readonly market: Market;
  readonly movements: readonly FragmentType<typeof MovementFragment>[];
}

/** Stock movements, newest first: each row starts with the quantity that the row below ends with. */
export function StockHistory({ market, movements: refs }: StockHistoryProps) {
  const t = useText();
  const movements = readFragment(MovementFragment, refs);
  return (
    <TableFrame label={t('products.history')}>
      <Table.Root native>
        <ColumnHeads columns={COLUMNS} />
        <tbody>
          {movements.map((movement) => (
            <tr key={movement.id}>
              <td>
                <Moment at={movement.at} />
              </td>
              <td>{t(`products.movement.${movement.kind}`)}</td>
              <td data-numeric>
                <Span fontWeight="bold" color={movement.change < 0 ? 'red.700' : 'green.700'}>
                  {signed(movement.change)}
                </Span>
              </td>
              <td data-numeric>{movement.unitsBefore.toLocaleString('en-US')}</td>
              <td data-numeric>{movement.unitsAfter.toLocaleString('en-US')}</td>
              <td>
                <HStack gap="2">
                  {movement.orderNumber ? (
                    // The order's page redirects if the customer is a guest.
                    <TextLink to={orderUrl({ number: movement.orderNumber, market, customerKind: 'MEMBER' })}>
                      {movement.orderNumber}
                    </TextLink>
                  ) : null}
                  {movement.isByStaff ? (movement.staffName ?? t('products.movement.formerStaff')) : null}
                </HStack>
              </td>
            </tr>
          ))}
        </tbody>
      </Table.Root>
    </TableFrame>
  );
}

/** Formats a change with its sign. */
function signed(change: number): string {
  return `${change > 0 ? '+' : change < 0 ? '−' : ''}${Math.abs(change).toLocaleString('en-US')}`;
}
