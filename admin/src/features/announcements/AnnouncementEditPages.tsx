import { useQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '@eunbit/ui/Button.tsx';
import { ErrorAlert } from '@eunbit/ui/ErrorAlert.tsx';
import { Skeleton } from '@eunbit/ui/Skeleton.tsx';
import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router';
import { useText } from '../../app/use-text.ts';
import { ButtonAnchor, ButtonLink, TextLink } from '../../components/ButtonLink.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { useReload } from '../../components/use-reload.ts';
import { graphql } from '../../gql/index.ts';
import { announcementListUrl, publicAnnouncementUrl } from '../../urls/announcements.urls.ts';
import { AnnouncementForm } from './AnnouncementForm.tsx';
import { EMPTY_DRAFT, toAnnouncementDraft } from './announcement-draft.ts';

const StaffAnnouncementDocument = graphql(`
  query StaffAnnouncement($id: ID!) {
    staffAnnouncement(id: $id) {
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

/** `/board_add`: a new announcement. */
export function AddAnnouncementPage() {
  const t = useText();
  const [saved, setSaved] = useState<Saved | null>(null);
  return (
    <Frame title={t('announcements.add')}>
      {saved ? (
        <SavedNote saved={saved}>
          <Button onClick={() => setSaved(null)}>{t('announcements.addAnother')}</Button>
        </SavedNote>
      ) : (
        <AnnouncementForm
          id={null}
          initial={EMPTY_DRAFT}
          publishedAt={null}
          onSaved={(id, title) => setSaved({ id, title })}
        />
      )}
    </Frame>
  );
}

/** `/board_modify/{id}`: a stored announcement. */
export function EditAnnouncementPage() {
  const t = useText();
  const { id = '' } = useParams();
  const [saved, setSaved] = useState<Saved | null>(null);
  const answer = useQuery(StaffAnnouncementDocument, { variables: { id }, fetchPolicy: 'network-only' });
  const { data, error, loading } = answer;
  const reload = useReload(answer);
  const [initial, setInitial] = useState<ReturnType<typeof toAnnouncementDraft> | null>(null);
  const announcement = data?.staffAnnouncement;
  // The form keeps the first answer, so that a later one does not overwrite what was typed.
  if (announcement && initial === null) setInitial(toAnnouncementDraft(announcement));
  return (
    <Frame title={t('announcements.edit')}>
      {saved ? (
        <SavedNote saved={saved} />
      ) : announcement && initial ? (
        <AnnouncementForm
          id={id}
          initial={initial}
          publishedAt={announcement.publishedAt ?? null}
          onSaved={(savedId, title) => setSaved({ id: savedId, title })}
        />
      ) : error ? (
        <ErrorAlert onRetry={reload} retrying={loading}>
          {t('announcements.failed')}
        </ErrorAlert>
      ) : data ? (
        <p>{t('announcements.missing')}</p>
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
        <TextLink to={announcementListUrl()}>← {t('announcements.toList')}</TextLink>
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
        {t('announcements.saved', { title })}
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <ButtonAnchor variant="outline" href={publicAnnouncementUrl(id)} target="_blank" rel="noreferrer">
          {t('announcements.view')}
        </ButtonAnchor>
        <ButtonLink variant="outline" to={announcementListUrl()}>
          {t('announcements.toList')}
        </ButtonLink>
        {children}
      </chakra.div>
    </chakra.div>
  );
}
