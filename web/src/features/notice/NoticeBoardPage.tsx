import { chakra } from '@chakra-ui/react/styled-system';
import { ErrorNotice } from '@eunbit/ui/ErrorNotice.tsx';
import { Skeleton } from '@eunbit/ui/Skeleton.tsx';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { PageHead } from '../../app/PageHead.tsx';
import type { ScreenLoader } from '../../app/screen.ts';
import { useScreenQuery } from '../../app/use-screen-query.ts';
import { PageBody } from '../../components/PageBody.tsx';
import { PageIntro } from '../../components/PageIntro.tsx';
import { PageLinks } from '../../components/PageLinks.tsx';
import { graphql } from '../../gql/index.ts';
import { NoticeTable } from './NoticeTable.tsx';

const NoticeBoardDocument = graphql(`
  query NoticeBoard($page: Int!) {
    notices(page: $page) {
      page
      pageCount
      notices {
        id
        ...NoticeTable_Notice
      }
    }
  }
`);

function pageOf(search: URLSearchParams): number {
  const page = search.get('page') ?? '1';
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
}

export const loadBoard: ScreenLoader = ({ url, preload }) =>
  preload(NoticeBoardDocument, { page: pageOf(url.searchParams) });

/** `/message-board`: the notices, ten a page. */
export function NoticeBoardPage() {
  const intl = useIntl();
  const [search] = useSearchParams();
  const { data, state, retry, retrying } = useScreenQuery(NoticeBoardDocument, { page: pageOf(search) });
  const title = intl.formatMessage({ id: 'notice.board' });
  return (
    <PageBody pb={{ base: '14', lg: '20' }}>
      <PageHead title={title} description={intl.formatMessage({ id: 'notice.description' })} path="/message-board" />
      <PageIntro title={title} />
      {state === 'failed' ? (
        <ErrorNotice onRetry={retry} retrying={retrying}>
          <FormattedMessage id="notice.loadFailed" />
        </ErrorNotice>
      ) : null}
      {state === 'loading' ? <Skeleton height="32rem" /> : null}
      {data && data.notices.notices.length === 0 ? (
        <chakra.p py="10" color="fg.muted">
          <FormattedMessage id="notice.empty" />
        </chakra.p>
      ) : null}
      {data && data.notices.notices.length > 0 ? <NoticeTable notices={data.notices.notices} /> : null}
      {data ? <PageLinks page={data.notices.page} pageCount={data.notices.pageCount} /> : null}
    </PageBody>
  );
}
