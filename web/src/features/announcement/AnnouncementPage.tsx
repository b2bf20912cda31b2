import { dateText } from '@eunbit/ui/date';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router';
import { styled } from '#styled-system/jsx';
import { announcementHtml } from '#styled-system/recipes';
import { PageHead } from '../../app/PageHead.tsx';
import type { ScreenLoader } from '../../app/screen.ts';
import { useScreenQuery } from '../../app/use-screen-query.ts';
import { LinkButton } from '../../components/LinkButton.tsx';
import { NotFoundPage } from '../../components/NotFoundPage.tsx';
import { PageBody } from '../../components/PageBody.tsx';
import { LoadFailed } from '../../elements/ErrorAlert.tsx';
import { Skeleton } from '../../elements/Skeleton.tsx';
import type { AnnouncementQuery } from '../../gql/graphql.ts';
import { graphql } from '../../gql/index.ts';
import { AnnouncementHtml } from './AnnouncementHtml.tsx';
import { useCountView } from './use-count-view.ts';

const AnnouncementDocument = graphql(`
  query Announcement($id: ID!) {
    announcement(id: $id) { id title titleHtml language publishedAt views bodyHtml }
  }
`);

export const loadAnnouncement: ScreenLoader = ({ params, preload }) =>
  preload(AnnouncementDocument, { id: params.id ?? '' }, ({ announcement }) => (announcement ? 200 : 404));

/** `/message-board/{id}`: one announcement. */
export function AnnouncementPage() {
  const { id = '' } = useParams();
  const { data, state, retry, retrying } = useScreenQuery(AnnouncementDocument, { id });
  if (data?.announcement) return <AnnouncementView key={id} announcement={data.announcement} />;
  if (data) return <NotFoundPage />;
  return (
    <PageBody>
      {state === 'failed' ? (
        <LoadFailed id="announcement.loadFailed" retry={retry} retrying={retrying} />
      ) : (
        <Skeleton height="32rem" />
      )}
    </PageBody>
  );
}

function AnnouncementView({ announcement }: { announcement: NonNullable<AnnouncementQuery['announcement']> }) {
  const pageLanguage = useLanguage();
  const { id, title, titleHtml, publishedAt, views, bodyHtml } = announcement;
  const lang = announcement.language.toLowerCase();
  useCountView(id);
  return (
    <PageBody pb={{ base: '14', lg: '20' }}>
      <PageHead title={title} description={title} path={`/message-board/${id}`} />
      <styled.article id="top" maxWidth="text" mx="auto" overflowWrap="anywhere">
        <styled.h1 fontSize={{ base: '2xl', lg: '4xl' }} fontWeight="bold" textWrap="balance">
          <AnnouncementHtml html={titleHtml} as="span" lang={lang} />
        </styled.h1>
        <styled.p
          display="flex"
          flexWrap="wrap"
          gap="4"
          mt="3"
          pb="5"
          borderBottomWidth="1px"
          fontSize="sm"
          color="fg.muted"
        >
          <time dateTime={publishedAt}>{dateText(publishedAt, pageLanguage, 'KR')}</time>
          <span>
            <FormattedMessage id="announcement.viewCount" values={{ count: views }} />
          </span>
        </styled.p>
        <AnnouncementHtml html={bodyHtml} lang={lang} py={{ base: '6', lg: '10' }} className={announcementHtml()} />
        <LinkButton to="/message-board" variant="outline">
          <FormattedMessage id="announcement.back" />
        </LinkButton>
      </styled.article>
    </PageBody>
  );
}
