import { useQuery } from '@apollo/client/react';
import { Dialog, Grid, Skeleton, Text } from '@chakra-ui/react';
import { useNavigate, useSearchParams } from 'react-router';
import { useText } from '../../app/use-text.ts';
import { useViewChange } from '../../app/use-view-change.ts';
import { Button } from '../../components/Button.tsx';
import { ChipLinks } from '../../components/ChipLinks.tsx';
import { ErrorAlert } from '../../components/ErrorAlert.tsx';
import { ModalDialog } from '../../components/ModalDialog.tsx';
import { PagedList } from '../../components/PagedList.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { SearchBox } from '../../components/SearchBox.tsx';
import { useListQuery } from '../../components/use-list-query.ts';
import { useReload } from '../../components/use-reload.ts';
import { graphql } from '../../gql/index.ts';
import { EMAIL_STATUSES, emailListUrl, emailListView } from '../../urls/emails.urls.ts';
import { SavedViews } from '../views/SavedViews.tsx';
import { EmailCard } from './EmailCard.tsx';
import { EmailContents } from './EmailContents.tsx';

const EmailListDocument = graphql(`
  query EmailList($state: EmailStatus, $to: String, $page: Int!) {
    emails(status: $state, to: $to, page: $page) { totalCount page pageCount nodes { id ...EmailCard_Email } }
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
  const { answer, data } = useListQuery(EmailListDocument, { state, to: to || null, page });
  const list = data?.emails;
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
      <PagedList
        list={list}
        buildUrl={(next) => emailListUrl({ state, to, page: next })}
        answer={answer}
        failed={t('emails.failed')}
        empty={t(state || to ? 'emails.emptyFiltered' : 'emails.empty')}
        rows={6}
        rowHeight="8.5rem"
      >
        {list?.nodes.map((email) => (
          <EmailCard key={email.id} email={email} readUrl={(id) => emailListUrl({ ...view, email: id })} />
        ))}
      </PagedList>
      {view.email ? (
        <EmailReader
          id={view.email}
          onClose={() => void navigate(emailListUrl({ state, to, page }), { preventScrollReset: true })}
        />
      ) : null}
    </>
  );
}

const EmailReaderDocument = graphql(`
  query EmailReader($id: ID!) {
    email(id: $id) { id to contents { subject html text } }
  }
`);

/** Shows an email as its recipient sees it. */
function EmailReader({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useText();
  const answer = useQuery(EmailReaderDocument, { variables: { id }, fetchPolicy: 'network-only' });
  const { data, error, loading } = answer;
  const reload = useReload(answer);
  const contents = data?.email?.contents;
  const close = <Button onClick={onClose}>{t('emails.reader.close')}</Button>;
  return (
    <ModalDialog title={contents?.subject ?? t('emails.read')} onClose={onClose} wide>
      {error ? (
        <ErrorAlert onRetry={reload} retrying={loading}>
          {t('emails.reader.failed')}
        </ErrorAlert>
      ) : !data ? (
        <Skeleton height="60dvh" />
      ) : contents ? (
        <>
          <Text mb="3" color="fg.muted">
            {t('emails.reader.note')}
          </Text>
          <EmailContents contents={contents}>{close}</EmailContents>
        </>
      ) : (
        <p>{t('emails.reader.nothing')}</p>
      )}
      {contents ? null : <Dialog.Footer mt="4">{close}</Dialog.Footer>}
    </ModalDialog>
  );
}
