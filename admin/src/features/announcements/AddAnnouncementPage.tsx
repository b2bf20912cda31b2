import { useState } from 'react';
import { useText } from '../../app/use-text.ts';
import { Button } from '../../components/Button.tsx';
import { AnnouncementForm } from './AnnouncementForm.tsx';
import { AnnouncementFrame } from './AnnouncementFrame.tsx';
import { EMPTY_DRAFT } from './announcement-draft.ts';
import { SavedAnnouncement } from './SavedAnnouncement.tsx';

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
