import { useQuery } from '@apollo/client/react';
import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router';
import { useText } from '../../app/use-text.ts';
import { Button } from '../../components/Button.tsx';
import { BackLink } from '../../components/ButtonLink.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { Awaited } from '../../components/QueryError.tsx';
import { graphql } from '../../gql/index.ts';
import { announcementListUrl } from '../../urls/announcements.urls.ts';
import { AnnouncementForm } from './AnnouncementForm.tsx';
import { EMPTY_DRAFT, toAnnouncementDraft } from './announcement-draft.ts';
import { SavedAnnouncement } from './SavedAnnouncement.tsx';

const StaffAnnouncementDocument = graphql(`
  query StaffAnnouncement($id: ID!) {
    staffAnnouncement(id: $id) { id titleKo titleEn bodyKo bodyEn isPinned publishedAt }
  }
`);

/** `/board_modify/{id}`: a stored announcement. */
export function EditAnnouncementPage() {
  const t = useText();
  const { id = '' } = useParams();
  const [saved, setSaved] = useState<{ id: string; title: string } | null>(null);
  const answer = useQuery(StaffAnnouncementDocument, { variables: { id }, fetchPolicy: 'network-only' });
  const { data } = answer;
  const [initial, setInitial] = useState<ReturnType<typeof toAnnouncementDraft> | null>(null);
  const announcement = data?.staffAnnouncement;
  // The form keeps the first result, so that a later one does not overwrite the input.
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
      ) : (
        <Awaited
          answer={answer}
          failed={t('announcements.failed')}
          missing={<p>{t('announcements.missing')}</p>}
          height="30rem"
        />
      )}
    </AnnouncementFrame>
  );
}

/** Frame of the pages that add and edit an announcement. */
function AnnouncementFrame({ title, children }: { title: string; children: ReactNode }) {
  const t = useText();
  return (
    <>
      <BackLink to={announcementListUrl()}>{t('announcements.toList')}</BackLink>
      <PageTitle title={title} />
      {children}
    </>
  );
}

/** `/board_add`: a new announcement. */
export function AddAnnouncementPage() {
  const t = useText();
  const [saved, setSaved] = useState<{ id: string; title: string } | null>(null);
  return (
    <AnnouncementFrame title={t('announcements.add')}>
      {saved ? (
        <SavedAnnouncement {...saved}>
          <Button onClick={() => setSaved(null)}>{t('announcements.addAnother')}</Button>
        </SavedAnnouncement>
      ) : (
        <AnnouncementForm
          id={null}
          initial={EMPTY_DRAFT}
          publishedAt={null}
          onSaved={(id, title) => setSaved({ id, title })}
        />
      )}
    </AnnouncementFrame>
  );
}
