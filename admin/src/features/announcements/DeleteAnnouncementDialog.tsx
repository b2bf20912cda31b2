import { Text } from '@chakra-ui/react';
import { useText } from '../../app/use-text.ts';
import { RemovalDialog } from '../../components/RemovalDialog.tsx';
import { useDeleteAnnouncement } from './announcement-mutations.ts';

interface DeleteAnnouncementDialogProps {
  readonly id: string;
  readonly title: string;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Asks before an announcement is deleted for good. */
export function DeleteAnnouncementDialog({ id, title, onClose, onDeleted }: DeleteAnnouncementDialogProps) {
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
