import { chakra, Flex, Grid, Span, Table } from '@chakra-ui/react';
import { MAXIMUM_PARCELS } from '@eunbit/schema/fulfilment';
import type { Market } from '@eunbit/schema/market';
import { memo } from 'react';
import { useText } from '../../../app/use-text.ts';
import { TextLink } from '../../../components/ButtonLink.tsx';
import { ColumnHeads } from '../../../components/ColumnHeads.tsx';
import { IconButton } from '../../../components/IconButton.tsx';
import { MinusIcon, PlusIcon } from '../../../components/icons.tsx';
import { TableFrame } from '../../../components/TableFrame.tsx';
import { TickBox } from '../../../components/TickBox.tsx';
import { orderUrl } from '../../../urls/orders.urls.ts';
import { type ParcelEvents, ParcelFields } from './ParcelFields.tsx';
import { type RowDraft, toPlaceKey } from './shipping-draft.ts';
import type { OrderToShip } from './to-table.ts';

/** Callbacks of a row. They are stable, so that an unchanged row is not rendered again. */
interface RowEvents extends ParcelEvents {
  readonly onLeaveOut: (row: number, isLeftOut: boolean) => void;
  readonly onParcelCount: (row: number, count: number) => void;
}

interface ShippingTableProps {
  readonly market: Market;
  readonly rows: readonly RowDraft[];
  readonly orders: ReadonlyMap<string, OrderToShip>;
  /** Displayed errors, by `toPlaceKey`. */
  readonly problems: ReadonlyMap<string, string>;
  readonly busy: boolean;
  readonly events: RowEvents;
}

const COLUMNS = [
  { text: 'orders.shipping.column.send' },
  { text: 'orders.column.number' },
  { text: 'orders.shipping.column.parcels' },
] as const;

/** On phones the parcels are below their order: next to it, the number fields would be outside the window. */
const ROWS = {
  '& td': { verticalAlign: 'top' },
  mdDown: {
    '& thead': { display: 'none' },
    '& tr': { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', borderBottomWidth: '1px' },
    '& td': { borderBottomWidth: '0' },
    '& td:last-child': { gridColumn: '1 / -1', pt: '0' },
  },
} as const;

/** One row for each order, with its parcels. */
export function ShippingTable({ market, rows, orders, problems, busy, events }: ShippingTableProps) {
  const t = useText();
  return (
    <TableFrame label={t('orders.shipping.title')} busy={busy}>
      <Table.Root native css={ROWS}>
        <ColumnHeads columns={COLUMNS} />
        <tbody>
          {rows.map((draft, row) => (
            <ShippingRow
              key={draft.orderNumber}
              market={market}
              row={row}
              draft={draft}
              order={orders.get(draft.orderNumber)}
              problems={draft.parcels.map((_parcel, parcel) => problems.get(toPlaceKey({ row, parcel })) ?? null)}
              events={events}
            />
          ))}
        </tbody>
      </Table.Root>
    </TableFrame>
  );
}

interface ShippingRowProps {
  readonly market: Market;
  readonly row: number;
  readonly draft: RowDraft;
  readonly order: OrderToShip | undefined;
  /** Errors by parcel. */
  readonly problems: readonly (string | null)[];
  readonly events: RowEvents;
}

function isSameRow({ problems, ...rest }: ShippingRowProps, { problems: others, ...next }: ShippingRowProps): boolean {
  const isSame = (Object.keys(rest) as (keyof typeof rest)[]).every((name) => rest[name] === next[name]);
  return isSame && problems.length === others.length && problems.every((problem, index) => problem === others[index]);
}

/** Memoized, so that a key press renders one row instead of a hundred: a scanner types faster than those are rendered. */
const ShippingRow = memo(function ShippingRow({ market, row, draft, order, problems, events }: ShippingRowProps) {
  const t = useText();
  const { orderNumber, isLeftOut, parcels } = draft;
  const { onLeaveOut, onParcelCount, ...parcelEvents } = events;
  return (
    <tr>
      <td>
        <TickBox
          label={t('orders.shipping.send')}
          checked={!isLeftOut}
          onChange={(checked) => onLeaveOut(row, !checked)}
        />
      </td>
      <td>
        <OrderNames order={order} number={orderNumber} />
      </td>
      <td>
        {isLeftOut ? (
          <Span color="fg.muted">{t('orders.shipping.leftOut')}</Span>
        ) : (
          <Flex gap="2" align="start">
            <Grid gap="2" flex={{ base: '1', md: 'none' }}>
              {parcels.map(({ carrier, trackingNumber, isLabel = false }, parcel) => (
                <ParcelFields
                  // biome-ignore lint/suspicious/noArrayIndexKey: a parcel is identified by its position.
                  key={parcel}
                  market={market}
                  place={toPlaceKey({ row, parcel })}
                  name={
                    parcels.length > 1
                      ? t('orders.shipping.parcelOf', { order: orderNumber, number: parcel + 1 })
                      : orderNumber
                  }
                  carrier={carrier}
                  trackingNumber={trackingNumber}
                  isLabel={isLabel}
                  problem={problems[parcel] ?? null}
                  {...parcelEvents}
                />
              ))}
            </Grid>
            <ParcelCount order={orderNumber} count={parcels.length} onChange={(count) => onParcelCount(row, count)} />
          </Flex>
        )}
      </td>
    </tr>
  );
}, isSameRow);

function OrderNames({ order, number }: { order: OrderToShip | undefined; number: string }) {
  const t = useText();
  if (!order) return number;
  return (
    <>
      <TextLink to={orderUrl(order)} target="_blank" rel="noopener">
        {number}
      </TextLink>
      <chakra.div color="fg.muted" fontSize="sm">
        {t('orders.shipping.recipient', { name: order.recipient, count: order.units })}
      </chakra.div>
    </>
  );
}

interface ParcelCountProps {
  readonly order: string;
  readonly count: number;
  readonly onChange: (count: number) => void;
}

/** Reducing the number of parcels drops the last tracking numbers. */
function ParcelCount({ order, count, onChange }: ParcelCountProps) {
  const t = useText();
  return (
    <Flex>
      <IconButton
        size="sm"
        label={t('orders.shipping.addParcel', { order })}
        disabled={count >= MAXIMUM_PARCELS}
        onClick={() => onChange(count + 1)}
      >
        <PlusIcon />
      </IconButton>
      {count > 1 ? (
        <IconButton size="sm" label={t('orders.shipping.removeParcel', { order })} onClick={() => onChange(count - 1)}>
          <MinusIcon />
        </IconButton>
      ) : null}
    </Flex>
  );
}
