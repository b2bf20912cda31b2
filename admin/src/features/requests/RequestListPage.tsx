import { Flex, Grid, Span, Text } from '@chakra-ui/react';
import { CONTACT_SUBJECT_TEXTS } from '@eunbit/schema/contact';
import { RequestKind, RequestStatus } from '@eunbit/schema/support-request';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { useSearchParams } from 'react-router';
import { useStoreChoice } from '../../app/stores.ts';
import { useText } from '../../app/use-text.ts';
import { useViewChange } from '../../app/use-view-change.ts';
import { ChipLinks } from '../../components/ChipLinks.tsx';
import { MarketFlag } from '../../components/MarketFlag.tsx';
import { Moment } from '../../components/Moment.tsx';
import { PagedList } from '../../components/PagedList.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { RowLink } from '../../components/RowLink.tsx';
import { SearchBox } from '../../components/SearchBox.tsx';
import { SortChips } from '../../components/SortChips.tsx';
import { StoreChips } from '../../components/StoreChips.tsx';
import { useListQuery } from '../../components/use-list-query.ts';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';
import { type RequestListView, requestListUrl, requestListView, requestUrl } from '../../urls/requests.urls.ts';
import { SavedViews } from '../views/SavedViews.tsx';
import { RequestStateBadge } from './RequestStateBadge.tsx';

const RequestListDocument = graphql(`
  query RequestList(
    $kind: RequestKind!
    $state: RequestStatus
    $market: Market
    $search: String
    $sort: DateSort!
    $page: Int!
  ) {
    supportRequests(kind: $kind, status: $state, market: $market, search: $search, sort: $sort, page: $page) {
      totalCount
      page
      pageCount
      nodes { id ...RequestRow_SupportRequest }
    }
  }
`);

/** List of contact messages or partnership requests. */
export function RequestListPage({ kind }: { kind: RequestKind }) {
  const t = useText();
  const changeView = useViewChange({
    read: (query) => requestListView(kind, query),
    buildUrl: (changed) => requestListUrl(kind, changed),
  });
  const [query] = useSearchParams();
  const view = requestListView(kind, query);
  const { state, market, search, sort } = view;
  const { answer, data } = useListQuery(RequestListDocument, { ...view, search: search || null });
  const list = data?.supportRequests;
  const filtered = state !== null || market !== null || search !== '';

  return (
    <>
      <PageTitle title={t('requests.title')} />
      <SavedViews list={kind === 'MESSAGE' ? 'MESSAGES' : 'PARTNERSHIPS'} />
      <Grid gap="2" mb="5">
        <RequestFilters view={view} />
        <SearchBox
          label={t('requests.search')}
          value={search}
          onSearch={(text) => changeView((now) => ({ ...now, search: text, page: 1 }))}
          clearUrl={requestListUrl(kind, { state, market, sort })}
        />
      </Grid>
      <PagedList
        list={list}
        buildUrl={(next) => requestListUrl(kind, { ...view, page: next })}
        answer={answer}
        failed={t('requests.failed')}
        empty={t(filtered ? 'requests.emptyFiltered' : 'requests.empty')}
        rows={10}
        rowHeight="6.5rem"
      >
        {list?.nodes.map((request) => (
          <RequestRow key={request.id} request={request} />
        ))}
      </PagedList>
    </>
  );
}

function RequestFilters({ view: { kind, state, market, search, sort } }: { view: RequestListView }) {
  const t = useText();
  const storeChoice = useStoreChoice();
  return (
    <>
      <ChipLinks
        label={t('requests.kinds')}
        chips={Object.values(RequestKind).map((known) => ({
          to: requestListUrl(known),
          text: t(`requests.kind.${known}`),
          chosen: kind === known,
        }))}
      />
      <ChipLinks
        label={t('requests.states')}
        chips={[null, ...Object.values(RequestStatus)].map((known) => ({
          to: requestListUrl(kind, { state: known, market, search, sort }),
          text: t(known ? `requests.state.${known}` : 'requests.state.all'),
          chosen: state === known,
        }))}
      />
      <StoreChips
        label={t('requests.stores')}
        stores={storeChoice}
        chosen={market}
        buildUrl={(known) => requestListUrl(kind, { state, market: known, search, sort })}
      />
      <SortChips sort={sort} buildUrl={(known) => requestListUrl(kind, { state, market, search, sort: known })} />
    </>
  );
}

const RequestRowFragment = graphql(`
  fragment RequestRow_SupportRequest on SupportRequest {
    id
    number
    status
    market
    name
    email
    company
    subject
    message
    createdAt
  }
`);

/** One request of a list; the whole row is a link. */
function RequestRow({ request: ref }: { request: FragmentType<typeof RequestRowFragment> }) {
  const language = useLanguage();
  const { number, status, market, name, email, company, subject, message, createdAt } = readFragment(
    RequestRowFragment,
    ref,
  );
  return (
    <RowLink to={requestUrl(number)}>
      <Flex wrap="wrap" align="center" gap="2" mb="1.5" fontSize="sm">
        <RequestStateBadge state={status} />
        <MarketFlag market={market} />
        <Span fontWeight="semibold">{company ? `${company} · ${name}` : name}</Span>
        <Span color="fg.muted" overflowWrap="anywhere">
          {email}
        </Span>
        <Moment at={createdAt} color="fg.muted" marginStart={{ md: 'auto' }} />
      </Flex>
      <Text lineClamp="2" overflowWrap="anywhere">
        {subject ? <strong>{CONTACT_SUBJECT_TEXTS[subject][language]}: </strong> : null}
        {message}
      </Text>
      <Text mt="1.5" color="fg.muted" fontSize="xs">
        {number}
      </Text>
    </RowLink>
  );
}
