import { chakra } from '@chakra-ui/react/styled-system';
import { dateText } from '@eunbit/ui/date';
import { ErrorNotice } from '@eunbit/ui/ErrorNotice.tsx';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { NOTICE_STYLE } from '@eunbit/ui/notice-style';
import { Skeleton } from '@eunbit/ui/Skeleton.tsx';
import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router';
import { NotFoundPage } from '../../app/NotFoundPage.tsx';
import { PageHead } from '../../app/PageHead.tsx';
import type { ScreenLoader } from '../../app/screen.ts';
import { useScreenQuery } from '../../app/use-screen-query.ts';
import { LinkButton } from '../../components/LinkButton.tsx';
import { PageBody } from '../../components/PageBody.tsx';
import type { NoticeQuery } from '../../gql/graphql.ts';
import { graphql } from '../../gql/index.ts';
import { NoticeHtml } from './NoticeHtml.tsx';
import { useCountView } from './useCountView.ts';

const NoticeDocument = graphql(`
  query Notice($id: ID!) {
    notice(id: $id) {
      id
      title
      titleHtml
      publishedAt
      views
      bodyHtml
    }
  }
`);

export const loadNotice: ScreenLoader = ({ params, preload }) =>
  preload(NoticeDocument, { id: params.id ?? '' }, ({ notice }) => (notice ? 200 : 404));

/** `/message-board/{id}`: one notice. */
export function NoticePage() {
  const { id = '' } = useParams();
  const { data, state, retry, retrying } = useScreenQuery(NoticeDocument, { id });
  if (data?.notice) return <NoticeView key={id} notice={data.notice} />;
  if (data) return <NotFoundPage />;
  return (
    <PageBody>
      {state === 'failed' ? (
        <ErrorNotice onRetry={retry} retrying={retrying}>
          <FormattedMessage id="notice.loadFailed" />
        </ErrorNotice>
      ) : (
        <Skeleton height="32rem" />
      )}
    </PageBody>
  );
}

function NoticeView({ notice }: { notice: NonNullable<NoticeQuery['notice']> }) {
  const language = useLanguage();
  const { id, title, titleHtml, publishedAt, views, bodyHtml } = notice;
  useCountView(id);
  return (
    <PageBody pb={{ base: '14', lg: '20' }}>
      <PageHead title={title} description={title} path={`/message-board/${id}`} />
      <chakra.article id="top" maxWidth="text" mx="auto" overflowWrap="anywhere">
        <chakra.h1 fontSize={{ base: '2xl', lg: '4xl' }} fontWeight="bold" textWrap="balance">
          <NoticeHtml html={titleHtml} as="span" />
        </chakra.h1>
        <chakra.p
          display="flex"
          flexWrap="wrap"
          gap="4"
          mt="3"
          pb="5"
          borderBottomWidth="1px"
          fontSize="sm"
          color="fg.muted"
        >
          <time dateTime={publishedAt}>{dateText(publishedAt, language, 'KR')}</time>
          <span>
            <FormattedMessage id="notice.viewCount" values={{ count: views }} />
          </span>
        </chakra.p>
        <NoticeHtml html={bodyHtml} py={{ base: '6', lg: '10' }} css={NOTICE_STYLE} />
        <LinkButton to="/message-board" variant="outline">
          <FormattedMessage id="notice.back" />
        </LinkButton>
      </chakra.article>
    </PageBody>
  );
}
