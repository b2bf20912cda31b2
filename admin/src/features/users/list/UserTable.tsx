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
import { UserBadges } from '../../../labels/UserBadges.tsx';
import { userUrl } from '../../../urls/users.urls.ts';
import type { ListedUsers } from './user-list.ts';
import { UserRowFragment, type UserRowRef } from './user-row.ts';

const COLUMNS: readonly Column[] = [
  { text: 'users.column.name' },
  { text: 'users.column.email' },
  { text: 'users.column.phone' },
  { text: 'users.column.createdAt' },
  { text: 'users.column.orders', numeric: true },
  { text: 'users.column.value', numeric: true },
  { text: 'users.column.tags' },
  { text: 'users.column.state' },
];

interface UserTableProps {
  readonly users: ListedUsers;
  readonly market: Market;
  /** Whether another page is loading. */
  readonly busy: boolean;
}

/** A table on wide screens, cards on phones. */
export function UserTable(props: UserTableProps) {
  return useIsWide() ? <WideTable {...props} /> : <CardList {...props} />;
}

function WideTable({ users, market, busy }: UserTableProps) {
  const t = useText();
  return (
    <TableFrame label={`${t(MARKET_NAME[market])} ${t('users.list.title')}`} busy={busy}>
      <Table.Root native interactive>
        <ColumnHeads columns={COLUMNS} />
        <tbody>
          {users.map((user) => (
            <Row key={user.id} user={user} />
          ))}
        </tbody>
      </Table.Root>
    </TableFrame>
  );
}

function Row({ user: ref }: { user: UserRowRef }) {
  const user = readFragment(UserRowFragment, ref);
  return (
    <tr>
      <td>
        <TextLink to={userUrl(user.id)}>{personName(user)}</TextLink>
      </td>
      <td>{user.email}</td>
      <td>
        <PhoneText phone={user.phone} />
      </td>
      <td>
        <Moment at={user.createdAt} isDay />
      </td>
      <td data-numeric>{user.summary.orderCount}</td>
      <td data-numeric>
        <Prices values={user.summary.value} />
      </td>
      <td>
        <TagBadges tags={user.tags} />
      </td>
      <td>
        <UserBadges role={user.role} staffRole={user.staffRole} blocked={user.isBlocked} />
      </td>
    </tr>
  );
}

function CardList({ users, busy }: UserTableProps) {
  return (
    <chakra.ul display="grid" gap="3" listStyle="none" aria-busy={busy} opacity={busy ? 0.55 : 1}>
      {users.map((user) => (
        <Card key={user.id} user={user} />
      ))}
    </chakra.ul>
  );
}

function Card({ user: ref }: { user: UserRowRef }) {
  const t = useText();
  const user = readFragment(UserRowFragment, ref);
  return (
    <chakra.li bg="white" borderWidth="1px" borderRadius="md" p="4" display="grid" gap="1.5" fontSize="sm">
      <Flex wrap="wrap" align="center" justify="space-between" gap="2">
        <TextLink to={userUrl(user.id)} fontWeight="semibold">
          {personName(user)}
        </TextLink>
        <UserBadges role={user.role} staffRole={user.staffRole} blocked={user.isBlocked} />
      </Flex>
      <Span overflowWrap="anywhere">{user.email}</Span>
      <Flex wrap="wrap" justify="space-between" gap="2" color="fg.muted">
        <span>
          {t('users.column.createdAt')} <Moment at={user.createdAt} isDay />
        </span>
        <span>
          {t('users.list.orders', { count: user.summary.orderCount })} · <Prices values={user.summary.value} />
        </span>
      </Flex>
      <TagBadges tags={user.tags} />
    </chakra.li>
  );
}
