import { chakra, Flex, Span, Table } from '@chakra-ui/react';
import type { Market } from '@eunbit/schema/market';
import { personName } from '@eunbit/schema/person-name';
import { MARKET_NAME } from '../../../app/market-texts.ts';
import { useText } from '../../../app/use-text.ts';
import { TextLink } from '../../../components/ButtonLink.tsx';
import { type Column, ColumnHeads } from '../../../components/ColumnHeads.tsx';
import { Moment } from '../../../components/Moment.tsx';
import { PhoneText } from '../../../components/PhoneText.tsx';
import { Prices } from '../../../components/Prices.tsx';
import { TableFrame } from '../../../components/TableFrame.tsx';
import { useIsWide } from '../../../components/use-is-wide.ts';
import { readFragment } from '../../../gql/index.ts';
import { TagBadges } from '../../../labels/TagBadges.tsx';
import { guestUrl } from '../../../urls/users.urls.ts';
import type { ListedGuests } from './user-list.ts';
import { GuestRowFragment, type GuestRowRef } from './user-row.ts';

const COLUMNS: readonly Column[] = [
  { text: 'users.column.name' },
  { text: 'users.column.email' },
  { text: 'users.column.phone' },
  { text: 'users.column.lastOrderAt' },
  { text: 'users.column.orders', numeric: true },
  { text: 'users.column.value', numeric: true },
  { text: 'users.column.tags' },
];

interface GuestTableProps {
  readonly guests: ListedGuests;
  readonly market: Market;
  /** Whether another page is loading. */
  readonly busy: boolean;
}

/** A table on wide screens, cards on phones. */
export function GuestTable({ guests, market, busy }: GuestTableProps) {
  const t = useText();
  const isWide = useIsWide();
  if (!isWide) {
    return (
      <chakra.ul display="grid" gap="3" listStyle="none" aria-busy={busy} opacity={busy ? 0.55 : 1}>
        {guests.map((guest) => (
          <Card key={guest.id} guest={guest} />
        ))}
      </chakra.ul>
    );
  }
  return (
    <TableFrame label={`${t(MARKET_NAME[market])} ${t('users.list.GUEST')}`} busy={busy}>
      <Table.Root native interactive>
        <ColumnHeads columns={COLUMNS} />
        <tbody>
          {guests.map((guest) => (
            <Row key={guest.id} guest={guest} />
          ))}
        </tbody>
      </Table.Root>
    </TableFrame>
  );
}

function Row({ guest: ref }: { guest: GuestRowRef }) {
  const guest = readFragment(GuestRowFragment, ref);
  return (
    <tr>
      <td>
        <TextLink to={guestUrl(guest.id)}>{personName(guest)}</TextLink>
      </td>
      <td>{guest.email}</td>
      <td>
        <PhoneText phone={guest.phone} />
      </td>
      <td>
        <Moment at={guest.lastOrderAt} isDay />
      </td>
      <td data-numeric>{guest.summary.orderCount}</td>
      <td data-numeric>
        <Prices values={guest.summary.value} />
      </td>
      <td>
        <TagBadges tags={guest.tags} />
      </td>
    </tr>
  );
}

function Card({ guest: ref }: { guest: GuestRowRef }) {
  const t = useText();
  const guest = readFragment(GuestRowFragment, ref);
  return (
    <chakra.li bg="white" borderWidth="1px" borderRadius="md" p="4" display="grid" gap="1.5" fontSize="sm">
      <TextLink to={guestUrl(guest.id)} fontWeight="semibold">
        {personName(guest)}
      </TextLink>
      <Span overflowWrap="anywhere">{guest.email}</Span>
      <Flex wrap="wrap" justify="space-between" gap="2" color="fg.muted">
        <span>
          {t('users.column.lastOrderAt')} <Moment at={guest.lastOrderAt} isDay />
        </span>
        <span>
          {t('users.list.orders', { count: guest.summary.orderCount })} · <Prices values={guest.summary.value} />
        </span>
      </Flex>
      <TagBadges tags={guest.tags} />
    </chakra.li>
  );
}
