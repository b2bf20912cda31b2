import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { styled } from '#styled-system/jsx';
import { PageHead } from '../../app/PageHead.tsx';
import type { ScreenLoader } from '../../app/screen.ts';
import { useScreenQuery } from '../../app/use-screen-query.ts';
import { PageBody } from '../../components/PageBody.tsx';
import { PageIntro } from '../../components/PageIntro.tsx';
import { PageLinks } from '../../components/PageLinks.tsx';
import { readPageNumber } from '../../components/page-number.ts';
import { LoadFailed } from '../../elements/ErrorAlert.tsx';
import { Skeleton } from '../../elements/Skeleton.tsx';
import { graphql } from '../../gql/index.ts';
import { AnnouncementTable } from './AnnouncementTable.tsx';

const AnnouncementBoardDocument = graphql(`
  query AnnouncementBoard($page: Int!) {
    announcements(page: $page) { page pageCount nodes { id ...AnnouncementTable_Announcement } }
  }
`);

export const loadBoard: ScreenLoader = ({ url, preload }) =>
  preload(AnnouncementBoardDocument, { page: readPageNumber(url.searchParams) });

/** `/message-board`: the announcements, ten a page. */
export function AnnouncementBoardPage() {
  const intl = useIntl();
  const [search] = useSearchParams();
  const { data, state, retry, retrying } = useScreenQuery(AnnouncementBoardDocument, { page: readPageNumber(search) });
  const title = intl.formatMessage({ id: 'announcement.board' });
  return (
    <PageBody pb={{ base: '14', lg: '20' }}>
      <PageHead
        title={title}
        description={intl.formatMessage({ id: 'announcement.description' })}
        path="/message-board"
      />
      <PageIntro title={title} />
      {state === 'failed' ? <LoadFailed id="announcement.loadFailed" retry={retry} retrying={retrying} /> : null}
      {state === 'loading' ? <Skeleton height="32rem" /> : null}
      {data && data.announcements.nodes.length === 0 ? (
        <styled.p py="10" color="fg.muted">
          <FormattedMessage id="announcement.empty" />
        </styled.p>
      ) : null}
      {data && data.announcements.nodes.length > 0 ? (
        <AnnouncementTable announcements={data.announcements.nodes} />
      ) : null}
      {data ? <PageLinks page={data.announcements.page} pageCount={data.announcements.pageCount} /> : null}
    </PageBody>
  );
}
