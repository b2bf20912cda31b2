import { useQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { brandName } from '@eunbit/schema/brand';
import type { Language } from '@eunbit/schema/market';
import { Button } from '@eunbit/ui/Button.tsx';
import { dateTimeText } from '@eunbit/ui/date';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useText } from '../../app/use-text.ts';
import { ButtonAnchor, ButtonLink } from '../../components/ButtonLink.tsx';
import { ListFrame } from '../../components/ListFrame.tsx';
import { NumberedPager } from '../../components/NumberedPager.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { useReload } from '../../components/use-reload.ts';
import type { NoticeListQuery } from '../../gql/graphql.ts';
import { graphql } from '../../gql/index.ts';
import { DeleteNoticeDialog } from './DeleteNoticeDialog.tsx';
import { ADD_NOTICE_URL, editNoticeUrl, noticeListUrl, noticePageOf, publicNoticeUrl } from './notices.urls.ts';

const NoticeListDocument = graphql(`
  query NoticeList($page: Int!) {
    staffNotices(page: $page) {
      totalCount
      page
      pageCount
      notices {
        id
        number
        pinned
        titleKo
        titleEn
        views
        publishedAt
      }
    }
  }
`);

type Notice = NoticeListQuery['staffNotices']['notices'][number];

/** A notice's title as text, in the reader's language where it was translated. A document that is never shown runs nothing. */
function plainTitle({ titleKo, titleEn }: Notice, language: Language): string {
  const html = (language === 'en' && titleEn) || titleKo;
  return new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '';
}

/** The notice board as staff see it, drafts included. */
export function NoticeListPage() {
  const t = useText();
  const language = useLanguage();
  const [query] = useSearchParams();
  const [doomed, setDoomed] = useState<Notice | null>(null);
  const answer = useQuery(NoticeListDocument, {
    variables: { page: noticePageOf(query) },
    fetchPolicy: 'cache-and-network',
  });
  const { error, loading } = answer;
  const list = (answer.data ?? answer.previousData)?.staffNotices;
  const reload = useReload(answer);
  return (
    <>
      <PageTitle title={t('notices.title')}>
        <ButtonLink to={ADD_NOTICE_URL}>{t('notices.add')}</ButtonLink>
      </PageTitle>
      <ListFrame
        failed={error ? t('notices.failed') : null}
        empty={list?.totalCount === 0 ? t('notices.empty') : null}
        onRetry={reload}
        busy={loading && answer.data === undefined && list !== undefined}
        rows={10}
        rowHeight="5.5rem"
      >
        {list ? (
          <chakra.ul display="grid" gap="3" listStyle="none">
            {list.notices.map((notice) => (
              <li key={notice.id}>
                <NoticeRow notice={notice} onDelete={() => setDoomed(notice)} />
              </li>
            ))}
          </chakra.ul>
        ) : null}
      </ListFrame>
      {list ? <NumberedPager {...list} urlOf={noticeListUrl} /> : null}
      {doomed ? (
        <DeleteNoticeDialog
          id={doomed.id}
          title={plainTitle(doomed, language)}
          onClose={() => setDoomed(null)}
          onDeleted={() => {
            setDoomed(null);
            reload();
          }}
        />
      ) : null}
    </>
  );
}

function NoticeRow({ notice, onDelete }: { notice: Notice; onDelete: () => void }) {
  const t = useText();
  const language = useLanguage();
  const { id, number, pinned, views, publishedAt } = notice;
  const isPublic = Boolean(publishedAt) && new Date(publishedAt ?? '') <= new Date();
  return (
    <chakra.article bg="white" borderWidth="1px" borderRadius="lg" px={{ base: '4', md: '5' }} py="4">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
        <chakra.span color="fg.muted" fontVariantNumeric="tabular-nums">
          {number}
        </chakra.span>
        <chakra.h2 fontSize="md" fontWeight="semibold" flex="1 1 12rem" overflowWrap="anywhere">
          {pinned ? `[${t('notices.pinned')}] ` : ''}
          {plainTitle(notice, language)}
        </chakra.h2>
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          <ButtonLink size="sm" variant="outline" to={editNoticeUrl(id)}>
            {t('notices.edit.short')}
          </ButtonLink>
          {isPublic ? (
            <ButtonAnchor size="sm" variant="outline" href={publicNoticeUrl(id)} target="_blank" rel="noreferrer">
              {t('notices.view')}
            </ButtonAnchor>
          ) : null}
          <Button size="sm" variant="outline" colorPalette="red" onClick={onDelete}>
            {t('notices.delete')}
          </Button>
        </chakra.div>
      </chakra.div>
      <chakra.p mt="1" color="fg.muted" fontSize="sm" display="flex" flexWrap="wrap" columnGap="4">
        <span>{brandName(language)}</span>
        <span>
          {publishedAt
            ? t(isPublic ? 'notices.publishedAt' : 'notices.comesAt', {
                at: dateTimeText(publishedAt, language, 'KR'),
              })
            : t('notices.isDraft')}
        </span>
        <span>{t('notices.views', { count: views })}</span>
      </chakra.p>
    </chakra.article>
  );
}
