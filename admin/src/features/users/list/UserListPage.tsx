import { USERS_PER_PAGE } from '@eunbit/schema/account';
import type { Market } from '@eunbit/schema/market';
import { useSearchParams } from 'react-router';
import { useListQuery } from '../../../components/use-list-query.ts';
import { type UserListView, userListView } from '../../../urls/users.urls.ts';
import { CustomerListFrame } from './CustomerListFrame.tsx';
import { GuestTable } from './GuestTable.tsx';
import { UserTable } from './UserTable.tsx';
import { GuestListDocument, UserListDocument } from './user-list.ts';

interface ListProps {
  readonly market: Market;
  readonly view: UserListView;
}

/** The customers of a store: members, newest first, or guests, most recent order first. */
export function UserListPage({ market }: { market: Market }) {
  const [query] = useSearchParams();
  const view = userListView(query);
  return view.kind === 'GUEST' ? <GuestList market={market} view={view} /> : <MemberList market={market} view={view} />;
}

const toVariables = ({ market, view: { search, tag, page } }: ListProps) => ({
  ...{ market, search, tag, page },
  first: USERS_PER_PAGE[market],
});

function MemberList(props: ListProps) {
  const { answer, data } = useListQuery(UserListDocument, toVariables(props));
  const found = data?.users;
  const busy = answer.loading && answer.data === undefined;
  return (
    <CustomerListFrame {...props} found={found} answer={answer}>
      {found ? <UserTable users={found.nodes} market={props.market} busy={busy} /> : null}
    </CustomerListFrame>
  );
}

function GuestList(props: ListProps) {
  const { answer, data } = useListQuery(GuestListDocument, toVariables(props));
  const found = data?.guests;
  const busy = answer.loading && answer.data === undefined;
  return (
    <CustomerListFrame {...props} found={found} answer={answer}>
      {found ? <GuestTable guests={found.nodes} market={props.market} busy={busy} /> : null}
    </CustomerListFrame>
  );
}
