import { dateText } from '@eunbit/ui/date';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { Link } from 'react-router';
import { styled } from '#styled-system/jsx';
import type { Language } from '../../gql/graphql.ts';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';
import { AnnouncementHtml } from './AnnouncementHtml.tsx';

const AnnouncementTableAnnouncement = graphql(`
  fragment AnnouncementTable_Announcement on Announcement {
    id
    number
    isPinned
    titleHtml
    language
    author
    publishedAt
    views
  }
`);

const Head = styled('th', { base: { py: '3', px: '3', fontSize: 'sm', fontWeight: 'semibold', textAlign: 'start' } });

/** A row of the table on wide screens, a card on phones. */
const Row = styled('tr', {
  base: {
    display: { base: 'flex', md: 'table-row' },
    flexWrap: 'wrap',
    columnGap: '3',
    rowGap: '1',
    py: { base: '4', md: '0' },
    borderBottomWidth: '1px',
  },
});
const Cell = styled('td', {
  base: {
    py: { md: '4' },
    px: { md: '3' },
    fontSize: { base: 'sm', md: 'md' },
    color: 'fg.muted',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
});

const HEADS = [
  'announcement.number',
  'announcement.title',
  'announcement.author',
  'announcement.date',
  'announcement.views',
] as const;

/** Number, title, author, date and views of announcements (ANNOUNCEMENT-1). */
export function AnnouncementTable({
  announcements,
}: {
  announcements: readonly FragmentType<typeof AnnouncementTableAnnouncement>[];
}) {
  return (
    <styled.table width="full" role="table" css={{ borderCollapse: 'collapse' }}>
      <styled.thead role="rowgroup" display={{ base: 'none', md: 'table-header-group' }}>
        <styled.tr role="row" borderBottomWidth="1px" borderColor="gray.800">
          {HEADS.map((id) => (
            <Head key={id} scope="col" role="columnheader">
              <FormattedMessage id={id} />
            </Head>
          ))}
        </styled.tr>
      </styled.thead>
      <styled.tbody role="rowgroup" display={{ base: 'block', md: 'table-row-group' }}>
        {announcements.map((announcement) => {
          const row = readFragment(AnnouncementTableAnnouncement, announcement);
          return <AnnouncementRow key={row.id} {...row} />;
        })}
      </styled.tbody>
    </styled.table>
  );
}

interface AnnouncementRowProps {
  readonly id: string;
  readonly number: number;
  readonly isPinned: boolean;
  readonly titleHtml: string;
  readonly language: Language;
  readonly author: string;
  readonly publishedAt: string;
  readonly views: number;
}

function AnnouncementRow({
  id,
  number,
  isPinned,
  titleHtml,
  language,
  author,
  publishedAt,
  views,
}: AnnouncementRowProps) {
  const pageLanguage = useLanguage();
  return (
    <Row role="row">
      <Cell role="cell" display={{ base: 'none', md: 'table-cell' }}>
        {number}
      </Cell>
      <Cell role="cell" color="fg" width={{ base: 'full', md: 'auto' }} whiteSpace="normal" overflowWrap="anywhere">
        {isPinned ? (
          <styled.span
            me="2"
            px="2"
            py="0.5"
            fontSize="xs"
            fontWeight="semibold"
            bg="purple.100"
            color="purple.800"
            borderRadius="sm"
            whiteSpace="nowrap"
          >
            <FormattedMessage id="announcement.pinned" />
          </styled.span>
        ) : null}
        <styled.span fontSize="md" fontWeight={isPinned ? 'semibold' : 'normal'}>
          <Link to={`/message-board/${id}`}>
            <AnnouncementHtml html={titleHtml} as="span" lang={language.toLowerCase()} />
          </Link>
        </styled.span>
      </Cell>
      <Cell role="cell">{author}</Cell>
      <Cell role="cell">
        <time dateTime={publishedAt}>{dateText(publishedAt, pageLanguage, 'KR')}</time>
      </Cell>
      <Cell role="cell">
        <styled.span display={{ md: 'none' }}>
          <FormattedMessage id="announcement.viewCount" values={{ count: views }} />
        </styled.span>
        <styled.span display={{ base: 'none', md: 'inline' }}>
          <FormattedNumber value={views} />
        </styled.span>
      </Cell>
    </Row>
  );
}
