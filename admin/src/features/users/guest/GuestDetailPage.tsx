import { useQuery } from '@apollo/client/react';
import { Grid } from '@chakra-ui/react';
import { personName } from '@eunbit/schema/person-name';
import { useParams, useSearchParams } from 'react-router';
import { MARKET_NAME } from '../../../app/market-texts.ts';
import { useText } from '../../../app/use-text.ts';
import { BackLink } from '../../../components/ButtonLink.tsx';
import { MissingPage } from '../../../components/MissingPage.tsx';
import { PageSkeleton } from '../../../components/PageSkeleton.tsx';
import { PageTitle } from '../../../components/PageTitle.tsx';
import { Fact, Facts, Panel } from '../../../components/Panel.tsx';
import { PhoneText } from '../../../components/PhoneText.tsx';
import { PlainLink } from '../../../components/PlainLink.tsx';
import { Awaited } from '../../../components/QueryError.tsx';
import { useReload } from '../../../components/use-reload.ts';
import type { GuestDetailQuery } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { type GuestPages, guestPages, guestUrl, userListUrl } from '../../../urls/users.urls.ts';
import { AddressStatus } from '../../emails/AddressStatus.tsx';
import { CustomerNotes } from '../customer/CustomerNotes.tsx';
import { CustomerTags } from '../customer/CustomerTags.tsx';
import { SummaryFacts } from '../customer/SummaryFacts.tsx';
import { UserOrders } from '../detail/UserOrders.tsx';

const GuestDetailDocument = graphql(`
  query GuestDetail($id: ID!, $orders: Int!, $customer: CustomerInput!, $notes: Int!) {
    guest(id: $id) {
      id
      email
      firstName
      lastName
      phone
      location
      tags
      emailStatus { ...AddressStatus_EmailAddressStatus }
      summary { ...SummaryFacts_CustomerSummary }
    }
    guestOrders(guestId: $id, page: $orders) { ...UserOrders_MemberOrderConnection }
    customerNotes(customer: $customer, page: $notes) { ...CustomerNotes_CustomerNoteConnection }
  }
`);

type Guest = NonNullable<GuestDetailQuery['guest']>;

/** A customer who has ordered without an account. */
export function GuestDetailPage() {
  const t = useText();
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  const pages = guestPages(query);
  const answer = useQuery(GuestDetailDocument, {
    variables: { id, ...pages, customer: { kind: 'GUEST', id } },
    fetchPolicy: 'cache-and-network',
  });
  const reload = useReload(answer);
  const previous = answer.previousData?.guest?.id === id ? answer.previousData : undefined;
  const data = answer.data ?? previous;

  if (data?.guest) return <Detail data={data} guest={data.guest} pages={pages} reload={reload} />;
  return (
    <Awaited
      answer={answer}
      failed={t('users.guest.failed')}
      missing={answer.loading ? undefined : <MissingPage text={t('users.guest.missing')} to="/dashboard" />}
      skeleton={<PageSkeleton withAside />}
    />
  );
}

interface DetailProps {
  readonly data: GuestDetailQuery;
  readonly guest: Guest;
  readonly pages: GuestPages;
  readonly reload: () => void;
}

function Detail({ data, guest, pages, reload }: DetailProps) {
  const t = useText();
  const { id, location } = guest;
  const customer = { kind: 'GUEST', id } as const;
  const pageUrl = (part: keyof GuestPages) => (page: number) => guestUrl(id, { ...pages, [part]: page });
  return (
    <>
      <BackLink to={userListUrl(location, { kind: 'GUEST' })}>{t('users.guest.toList')}</BackLink>
      <PageTitle market={location} title={t('users.guest.title', { name: personName(guest) })} />
      <Grid gap="5" templateColumns={{ base: '1fr', xl: 'minmax(0, 1fr) 25rem' }}>
        <Grid gap="5" alignContent="start" order={{ base: 2, xl: 1 }} minWidth="0">
          {data.guestOrders ? <UserOrders orders={data.guestOrders} buildUrl={pageUrl('orders')} /> : null}
        </Grid>
        <Grid gap="5" alignContent="start" order={{ base: 1, xl: 2 }} minWidth="0">
          <GuestProfile guest={guest} />
          <CustomerTags customer={customer} market={location} tags={guest.tags} />
          <CustomerNotes customer={customer} notes={data.customerNotes} buildUrl={pageUrl('notes')} onAdded={reload} />
        </Grid>
      </Grid>
    </>
  );
}

function GuestProfile({ guest }: { guest: Guest }) {
  const t = useText();
  return (
    <Panel title={t('users.guest.profile')}>
      <Facts>
        <Fact name={t('users.profile.lastName')}>{guest.lastName}</Fact>
        <Fact name={t('users.profile.firstName')}>{guest.firstName}</Fact>
        <Fact name={t('users.column.email')}>
          <PlainLink href={`mailto:${guest.email}`}>{guest.email}</PlainLink>
          <AddressStatus status={guest.emailStatus} detailed />
        </Fact>
        <Fact name={t('users.column.phone')}>
          <PhoneText phone={guest.phone} />
        </Fact>
        <Fact name={t('users.profile.store')}>{t(MARKET_NAME[guest.location])}</Fact>
        <SummaryFacts summary={guest.summary} />
      </Facts>
    </Panel>
  );
}
