import { useQuery } from '@apollo/client/react';
import { chakra, Grid } from '@chakra-ui/react';
import { personName } from '@eunbit/schema/person-name';
import { REVIEWS_OF_ONE_PER_PAGE } from '@eunbit/schema/review';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { useText } from '../../../app/use-text.ts';
import { useMay } from '../../../app/viewer.ts';
import { BackLink, ButtonLink } from '../../../components/ButtonLink.tsx';
import { DialogButton } from '../../../components/DialogButton.tsx';
import { IfMay } from '../../../components/IfMay.tsx';
import { MissingPage } from '../../../components/MissingPage.tsx';
import { PageSkeleton } from '../../../components/PageSkeleton.tsx';
import { PageTitle } from '../../../components/PageTitle.tsx';
import { Awaited } from '../../../components/QueryError.tsx';
import { useReload } from '../../../components/use-reload.ts';
import type { UserDetailQuery } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { UserBadges } from '../../../labels/UserBadges.tsx';
import { draftOrderListUrl } from '../../../urls/draft-orders.urls.ts';
import {
  type UserAction,
  type UserPart,
  type UserView,
  userListUrl,
  userUrl,
  userView,
} from '../../../urls/users.urls.ts';
import { CustomerNotes } from '../customer/CustomerNotes.tsx';
import { CustomerTags } from '../customer/CustomerTags.tsx';
import { RoleDialog } from '../role/RoleDialog.tsx';
import { BlockDialog } from './BlockDialog.tsx';
import { MergeDialog } from './MergeDialog.tsx';
import { UserAddresses } from './UserAddresses.tsx';
import { UserOrders } from './UserOrders.tsx';
import { UserProfile } from './UserProfile.tsx';
import { UserPurchases } from './UserPurchases.tsx';
import { UserReviews } from './UserReviews.tsx';

const UserDetailDocument = graphql(`
  query UserDetail(
    $id: ID!
    $orders: Int!
    $purchases: Int!
    $reviews: Int!
    $reviewsPerPage: Int!
    $customer: CustomerInput!
    $notes: Int!
    $withReviews: Boolean!
  ) {
    user(id: $id) {
      id
      email
      firstName
      lastName
      role
      staffRole { id name }
      isBlocked
      location
      tags
      isEmailProven
      ...UserProfile_User
      ...BlockDialog_User
      ...RoleDialog_User
    }
    guestOrdersOfUser(userId: $id) { orderCount ...MergeDialog_GuestOrders }
    customerNotes(customer: $customer, page: $notes) { ...CustomerNotes_CustomerNoteConnection }
    userAddresses(userId: $id) { id ...UserAddresses_SavedAddress }
    userOrders(userId: $id, page: $orders) { ...UserOrders_MemberOrderConnection }
    userPurchases(userId: $id, page: $purchases) { ...UserPurchases_PurchaseConnection }
    moderatedReviews(authorId: $id, first: $reviewsPerPage, page: $reviews) @include(if: $withReviews) {
      ...UserReviews_ModeratedReviewConnection
    }
  }
`);

/** One account with its orders, purchases, reviews and addresses. */
export function UserDetailPage() {
  const t = useText();
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  const view = userView(query);
  const may = useMay();
  const answer = useQuery(UserDetailDocument, {
    variables: {
      id,
      ...view.pages,
      reviewsPerPage: REVIEWS_OF_ONE_PER_PAGE,
      customer: { kind: 'MEMBER', id },
      withReviews: may('REVIEW_MODERATE'),
    },
    fetchPolicy: 'cache-and-network',
  });
  const reload = useReload(answer);
  // Keeps the previous page of a part on the screen while the next one loads, but never data of another account.
  const previous = answer.previousData?.user?.id === id ? answer.previousData : undefined;
  const data = answer.data ?? previous;

  if (data?.user) return <Detail data={data} user={data.user} view={view} reload={reload} />;
  return (
    <Awaited
      answer={answer}
      failed={t('users.detail.failed')}
      missing={answer.loading ? undefined : <MissingPage text={t('users.detail.missing')} to="/dashboard" />}
      skeleton={<PageSkeleton withAside />}
    />
  );
}

interface DetailProps {
  readonly data: UserDetailQuery;
  readonly user: NonNullable<UserDetailQuery['user']>;
  readonly view: UserView;
  readonly reload: () => void;
}

function Detail({ data, user, view, reload }: DetailProps) {
  const t = useText();
  const navigate = useNavigate();
  const { id, location } = user;
  const customer = { kind: 'MEMBER', id } as const;
  const guestOrders = data.guestOrdersOfUser;
  const actionUrl = (action: UserAction) => userUrl(id, { ...view, action });
  const pageUrl = (part: UserPart) => (page: number) => userUrl(id, { pages: { ...view.pages, [part]: page } });
  const close = () => void navigate(userUrl(id, { pages: view.pages }), { replace: true, preventScrollReset: true });
  return (
    <>
      <BackLink to={userListUrl(location)}>{t('users.detail.toList')}</BackLink>
      <PageTitle market={location} title={personName(user)}>
        <IfMay needed="DRAFT_ORDER_READ">
          <ButtonLink size="sm" variant="outline" to={draftOrderListUrl(location, { search: user.email, member: id })}>
            {t('draftOrders.title')}
          </ButtonLink>
        </IfMay>
        <UserBadges role={user.role} staffRole={user.staffRole} blocked={user.isBlocked} />
      </PageTitle>
      {guestOrders ? (
        <IfMay needed="USER_MERGE">
          <GuestOrdersNotice count={guestOrders.orderCount} dialogUrl={actionUrl('merge')} />
        </IfMay>
      ) : null}
      <Grid gap="5" templateColumns={{ base: '1fr', xl: 'minmax(0, 1fr) 25rem' }}>
        <Grid gap="5" alignContent="start" order={{ base: 2, xl: 1 }} minWidth="0">
          <UserOrders orders={data.userOrders} buildUrl={pageUrl('orders')} />
          <UserPurchases purchases={data.userPurchases} buildUrl={pageUrl('purchases')} />
          {data.moderatedReviews ? (
            <UserReviews reviews={data.moderatedReviews} buildUrl={pageUrl('reviews')} onRemoved={reload} />
          ) : null}
        </Grid>
        <Grid gap="5" alignContent="start" order={{ base: 1, xl: 2 }} minWidth="0">
          <UserProfile user={user} actionUrl={actionUrl} />
          <CustomerTags customer={customer} market={location} tags={user.tags} />
          <CustomerNotes customer={customer} notes={data.customerNotes} buildUrl={pageUrl('notes')} onAdded={reload} />
          <UserAddresses addresses={data.userAddresses} />
        </Grid>
      </Grid>
      {view.action === 'block' ? <BlockDialog user={user} onClose={close} /> : null}
      {view.action === 'merge' && guestOrders ? (
        <MergeDialog user={user} guestOrders={guestOrders} onChanged={reload} onClose={close} />
      ) : null}
      {view.action === 'role' ? <RoleDialog user={user} onClose={close} /> : null}
    </>
  );
}

/** Reports that there are guest orders with the account's address, and opens the dialog that moves them. */
function GuestOrdersNotice({ count, dialogUrl }: { count: number; dialogUrl: string }) {
  const t = useText();
  return (
    <chakra.section
      aria-label={t('users.merge.label')}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
      bg="purple.50"
      borderWidth="1px"
      borderColor="purple.200"
      borderRadius="lg"
      px={{ base: '4', md: '5' }}
      py="3"
      mb="5"
    >
      <p>{t('users.merge.found', { count })}</p>
      <DialogButton size="sm" to={dialogUrl}>
        {t('users.merge.look')}
      </DialogButton>
    </chakra.section>
  );
}
