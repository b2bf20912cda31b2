import { useQuery } from '@apollo/client/react';
import { chakra, Grid } from '@chakra-ui/react';
import { useNavigate, useSearchParams } from 'react-router';
import { useText } from '../../app/use-text.ts';
import { useViewChange } from '../../app/use-view-change.ts';
import { ChipLinks } from '../../components/ChipLinks.tsx';
import { ListFrame } from '../../components/ListFrame.tsx';
import { NumberedPager } from '../../components/NumberedPager.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { SearchBox } from '../../components/SearchBox.tsx';
import { useReload } from '../../components/use-reload.ts';
import { graphql } from '../../gql/index.ts';
import { EMAIL_STATUSES, emailListUrl, emailListView } from '../../urls/emails.urls.ts';
import { SavedViews } from '../views/SavedViews.tsx';
import { EmailCard } from './EmailCard.tsx';
import { EmailReader } from './EmailReader.tsx';

const EmailListDocument = graphql(`
  query EmailList($state: EmailStatus, $to: String, $page: Int!) {
    emails(status: $state, to: $to, page: $page) {
      totalCount
      page
      pageCount
      nodes {
        id
        ...EmailCard_Email
      }
    }
  }
`);

/** Log of all emails with their delivery state. */
export function EmailListPage() {
  const t = useText();
  const navigate = useNavigate();
  const changeView = useViewChange({ read: emailListView, buildUrl: emailListUrl });
  const [query] = useSearchParams();
  const view = emailListView(query);
  const { state, to, page } = view;
  const answer = useQuery(EmailListDocument, {
    variables: { state, to: to || null, page },
    fetchPolicy: 'cache-and-network',
  });
  const { error, loading } = answer;
  const list = (answer.data ?? answer.previousData)?.emails;
  const reload = useReload(answer);
  const states = [null, ...EMAIL_STATUSES].map((known) => ({
    to: emailListUrl({ state: known, to }),
    text: t(known ? `emails.state.${known}` : 'emails.state.all'),
    chosen: state === known,
  }));

  return (
    <>
      <PageTitle title={t('emails.title')} />
      <SavedViews list="EMAILS" />
      <Grid gap="3" mb="5">
        <ChipLinks label={t('emails.filter')} chips={states} />
        <SearchBox
          label={t('emails.search')}
          value={to}
          onSearch={(text) => changeView((now) => ({ ...now, to: text, page: 1, email: null }))}
          clearUrl={emailListUrl({ state })}
        />
      </Grid>
      <ListFrame
        failed={error ? t('emails.failed') : null}
        empty={list?.totalCount === 0 ? t(state || to ? 'emails.emptyFiltered' : 'emails.empty') : null}
        onRetry={reload}
        busy={loading && answer.data === undefined && list !== undefined}
        rows={6}
        rowHeight="8.5rem"
      >
        {list ? (
          <chakra.ul display="grid" gap="3" listStyle="none">
            {list.nodes.map((email) => (
              <li key={email.id}>
                <EmailCard email={email} readUrl={(id) => emailListUrl({ ...view, email: id })} />
              </li>
            ))}
          </chakra.ul>
        ) : null}
      </ListFrame>
      {list ? <NumberedPager {...list} buildUrl={(next) => emailListUrl({ state, to, page: next })} /> : null}
      {view.email ? (
        <EmailReader
          id={view.email}
          onClose={() => void navigate(emailListUrl({ state, to, page }), { preventScrollReset: true })}
        />
      ) : null}
    </>
  );
}
