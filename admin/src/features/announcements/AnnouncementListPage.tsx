import { chakra, Flex, Span, Text } from '@chakra-ui/react';
import { brandName } from '@eunbit/schema/brand';
import type { Language } from '@eunbit/schema/market';
import { dateTimeText } from '@eunbit/ui/date';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useClock } from '../../app/clock.ts';
import { readPage } from '../../app/list-url.ts';
import { useText } from '../../app/use-text.ts';
import { Button } from '../../components/Button.tsx';
import { ButtonAnchor, ButtonLink } from '../../components/ButtonLink.tsx';
import { PagedList } from '../../components/PagedList.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { RemovalDialog } from '../../components/RemovalDialog.tsx';
import { useListQuery } from '../../components/use-list-query.ts';
import type { AnnouncementListQuery } from '../../gql/graphql.ts';
import { graphql } from '../../gql/index.ts';
import {
  ADD_ANNOUNCEMENT_URL,
  announcementListUrl,
  editAnnouncementUrl,
  publicAnnouncementUrl,
} from '../../urls/announcements.urls.ts';
import { useDeleteAnnouncement } from './announcement-mutations.ts';

const AnnouncementListDocument = graphql(`
  query AnnouncementList($page: Int!) {
    staffAnnouncements(page: $page) {
      totalCount
      page
      pageCount
      nodes { id number isPinned titleKo titleEn views publishedAt }
    }
  }
`);

type Announcement = AnnouncementListQuery['staffAnnouncements']['nodes'][number];

/**
 * The title as plain text, in the reader's language if it is translated. A parsed document that is not rendered runs no scripts.
 */
function plainTitle({ titleKo, titleEn }: Announcement, language: Language): string {
  const html = (language === 'en' && titleEn) || titleKo;
  return new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '';
}

/** List of all announcements, drafts included. */
export function AnnouncementListPage() {
  const t = useText();
  const language = useLanguage();
  const [query] = useSearchParams();
  const [doomed, setDoomed] = useState<Announcement | null>(null);
  const { answer, data, reload } = useListQuery(AnnouncementListDocument, { page: readPage(query) });
  const list = data?.staffAnnouncements;
  return (
    <>
      <PageTitle title={t('announcements.title')}>
        <ButtonLink to={ADD_ANNOUNCEMENT_URL}>{t('announcements.add')}</ButtonLink>
      </PageTitle>
      <PagedList
        list={list}
        buildUrl={announcementListUrl}
        answer={answer}
        failed={t('announcements.failed')}
        empty={t('announcements.empty')}
        rows={10}
        rowHeight="5.5rem"
      >
        {list?.nodes.map((announcement) => (
          <AnnouncementRow key={announcement.id} announcement={announcement} onDelete={() => setDoomed(announcement)} />
        ))}
      </PagedList>
      {doomed ? (
        <DeleteAnnouncementDialog
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

function AnnouncementRow({ announcement, onDelete }: { announcement: Announcement; onDelete: () => void }) {
  const t = useText();
  const language = useLanguage();
  const clock = useClock();
  const { id, number, isPinned, views, publishedAt } = announcement;
  const isPublic = Boolean(publishedAt) && new Date(publishedAt ?? '') <= new Date();
  return (
    <chakra.article bg="white" borderWidth="1px" borderRadius="lg" px={{ base: '4', md: '5' }} py="4">
      <Flex wrap="wrap" align="center" gap="3">
        <Span color="fg.muted" fontVariantNumeric="tabular-nums">
          {number}
        </Span>
        <chakra.h2 fontSize="md" fontWeight="semibold" flex="1 1 12rem" overflowWrap="anywhere">
          {isPinned ? `[${t('announcements.pinned')}] ` : ''}
          {plainTitle(announcement, language)}
        </chakra.h2>
        <Flex wrap="wrap" gap="2">
          <ButtonLink size="sm" variant="outline" to={editAnnouncementUrl(id)}>
            {t('announcements.edit.short')}
          </ButtonLink>
          {isPublic ? (
            <ButtonAnchor size="sm" variant="outline" href={publicAnnouncementUrl(id)} target="_blank" rel="noreferrer">
              {t('announcements.view')}
            </ButtonAnchor>
          ) : null}
          <Button size="sm" variant="outline" colorPalette="red" onClick={onDelete}>
            {t('announcements.delete')}
          </Button>
        </Flex>
      </Flex>
      <chakra.p mt="1" color="fg.muted" fontSize="sm" display="flex" flexWrap="wrap" columnGap="4">
        <span>{brandName(language)}</span>
        <span>
          {publishedAt
            ? t(isPublic ? 'announcements.publishedAt' : 'announcements.comesAt', {
                at: dateTimeText(publishedAt, language, clock),
              })
            : t('announcements.isDraft')}
        </span>
        <span>{t('announcements.views', { count: views })}</span>
      </chakra.p>
    </chakra.article>
  );
}

interface DeleteAnnouncementDialogProps {
  readonly id: string;
  readonly title: string;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Asks for confirmation before an announcement is permanently deleted. */
function DeleteAnnouncementDialog({ id, title, onClose, onDeleted }: DeleteAnnouncementDialogProps) {
  const t = useText();
  const { send, busy } = useDeleteAnnouncement();
  return (
    <RemovalDialog
      title={t('announcements.delete.title')}
      keep={t('announcements.cancel')}
      agree={t('announcements.delete')}
      failed={t('announcements.delete.failed')}
      busy={busy}
      remove={() => send({ id })}
      onClose={onClose}
      onRemoved={onDeleted}
    >
      <Text fontWeight="semibold" overflowWrap="anywhere">
        {title}
      </Text>
      <Text mt="2">{t('announcements.delete.text')}</Text>
    </RemovalDialog>
  );
}
