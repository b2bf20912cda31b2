import { chakra } from '@chakra-ui/react/styled-system';
import { useText } from '../../app/use-text.ts';
import { RemovalDialog } from '../../components/RemovalDialog.tsx';
import { useAnnouncements } from './use-announcements.ts';

interface DeleteAnnouncementDialogProps {
  readonly id: string;
  readonly title: string;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Asks before an announcement is gone for good. */
export function DeleteAnnouncementDialog({ id, title, onClose, onDeleted }: DeleteAnnouncementDialogProps) {
  const t = useText();
  const { remove, deleting } = useAnnouncements();
  return (
    <RemovalDialog
      title={t('announcements.delete.title')}
      keep={t('announcements.cancel')}
      agree={t('announcements.delete')}
      failed={t('announcements.delete.failed')}
      busy={deleting}
      remove={() => remove(id)}
      onClose={onClose}
      onRemoved={onDeleted}
    >
      <chakra.p fontWeight="semibold" overflowWrap="anywhere">
        {title}
      </chakra.p>
      <chakra.p mt="2">{t('announcements.delete.text')}</chakra.p>
    </RemovalDialog>
  );
}
