import { useQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '@eunbit/ui/Button.tsx';
import { ErrorNotice } from '@eunbit/ui/ErrorNotice.tsx';
import { Skeleton } from '@eunbit/ui/Skeleton.tsx';
import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router';
import { useText } from '../../app/use-text.ts';
import { ButtonAnchor, ButtonLink, TextLink } from '../../components/ButtonLink.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { useReload } from '../../components/use-reload.ts';
import { graphql } from '../../gql/index.ts';
import { NoticeForm } from './NoticeForm.tsx';
import { draftOf, EMPTY_DRAFT } from './notice-draft.ts';
import { noticeListUrl, publicNoticeUrl } from './notices.urls.ts';

const StaffNoticeDocument = graphql(`
  query StaffNotice($id: ID!) {
    staffNotice(id: $id) {
      id
      titleKo
      titleEn
      bodyKo
      bodyEn
      pinned
      publishedAt
    }
  }
`);

interface Saved {
  readonly id: string;
  readonly title: string;
}

/** `/board_add`: a new notice. */
export function AddNoticePage() {
  const t = useText();
  const [saved, setSaved] = useState<Saved | null>(null);
  return (
    <Frame title={t('notices.add')}>
      {saved ? (
        <SavedNote saved={saved}>
          <Button onClick={() => setSaved(null)}>{t('notices.addAnother')}</Button>
        </SavedNote>
      ) : (
        <NoticeForm
          id={null}
          initial={EMPTY_DRAFT}
          publishedAt={null}
          onSaved={(id, title) => setSaved({ id, title })}
        />
      )}
    </Frame>
  );
}

/** `/board_modify/{id}`: a notice that is there. */
export function EditNoticePage() {
  const t = useText();
  const { id = '' } = useParams();
  const [saved, setSaved] = useState<Saved | null>(null);
  const answer = useQuery(StaffNoticeDocument, { variables: { id }, fetchPolicy: 'network-only' });
  const { data, error, loading } = answer;
  const reload = useReload(answer);
  const [initial, setInitial] = useState<ReturnType<typeof draftOf> | null>(null);
  const notice = data?.staffNotice;
  // The form begins with what was read first: what is typed is not to be lost to a later reading.
  if (notice && initial === null) setInitial(draftOf(notice));
  return (
    <Frame title={t('notices.edit')}>
      {saved ? (
        <SavedNote saved={saved} />
      ) : notice && initial ? (
        <NoticeForm
          id={id}
          initial={initial}
          publishedAt={notice.publishedAt ?? null}
          onSaved={(savedId, title) => setSaved({ id: savedId, title })}
        />
      ) : error ? (
        <ErrorNotice onRetry={reload} retrying={loading}>
          {t('notices.failed')}
        </ErrorNotice>
      ) : data ? (
        <p>{t('notices.missing')}</p>
      ) : (
        <Skeleton height="30rem" bg="gray.200" />
      )}
    </Frame>
  );
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
  const t = useText();
  return (
    <>
      <chakra.div mb="2">
        <TextLink to={noticeListUrl()}>← {t('notices.toList')}</TextLink>
      </chakra.div>
      <PageTitle title={title} />
      {children}
    </>
  );
}

function SavedNote({ saved: { id, title }, children }: { saved: Saved; children?: ReactNode }) {
  const t = useText();
  return (
    <chakra.div role="status" bg="white" borderWidth="1px" borderRadius="lg" p="6" display="grid" gap="4">
      <chakra.p fontSize="md" overflowWrap="anywhere">
        {t('notices.saved', { title })}
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <ButtonAnchor variant="outline" href={publicNoticeUrl(id)} target="_blank" rel="noreferrer">
          {t('notices.view')}
        </ButtonAnchor>
        <ButtonLink variant="outline" to={noticeListUrl()}>
          {t('notices.toList')}
        </ButtonLink>
        {children}
      </chakra.div>
    </chakra.div>
  );
}
