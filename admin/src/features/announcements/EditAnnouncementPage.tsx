import { useQuery } from '@apollo/client/react';
import { Skeleton } from '@chakra-ui/react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useText } from '../../app/use-text.ts';
import { ErrorAlert } from '../../components/ErrorAlert.tsx';
import { useReload } from '../../components/use-reload.ts';
import { graphql } from '../../gql/index.ts';
import { AnnouncementForm } from './AnnouncementForm.tsx';
import { AnnouncementFrame } from './AnnouncementFrame.tsx';
import { toAnnouncementDraft } from './announcement-draft.ts';
import { SavedAnnouncement } from './SavedAnnouncement.tsx';

const StaffAnnouncementDocument = graphql(`
  query StaffAnnouncement($id: ID!) {
    staffAnnouncement(id: $id) {
      id
      titleKo
      titleEn
      bodyKo
      bodyEn
      isPinned
      publishedAt
    }
  }
`);

/** `/board_modify/{id}`: a stored announcement. */
export function EditAnnouncementPage() {
  const t = useText();
  const { id = '' } = useParams();
  const [saved, setSaved] = useState<{ id: string; title: string } | null>(null);
  const answer = useQuery(StaffAnnouncementDocument, { variables: { id }, fetchPolicy: 'network-only' });
  const { data, error, loading } = answer;
  const reload = useReload(answer);
  const [initial, setInitial] = useState<ReturnType<typeof toAnnouncementDraft> | null>(null);
  const announcement = data?.staffAnnouncement;
  // The form keeps the first answer, so that a later one does not overwrite what was typed.
  if (announcement && initial === null) setInitial(toAnnouncementDraft(announcement));
  return (
    <AnnouncementFrame title={t('announcements.edit')}>
      {saved ? (
        <SavedAnnouncement {...saved} />
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
    </AnnouncementFrame>
  );
}
