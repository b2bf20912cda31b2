import { chakra } from '@chakra-ui/react/styled-system';
import { useText } from '../../app/use-text.ts';
import { RemovalDialog } from '../../components/RemovalDialog.tsx';
import { useNotices } from './use-notices.ts';

interface DeleteNoticeDialogProps {
  readonly id: string;
  readonly title: string;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Asks before a notice is gone for good. */
export function DeleteNoticeDialog({ id, title, onClose, onDeleted }: DeleteNoticeDialogProps) {
  const t = useText();
  const { remove, deleting } = useNotices();
  return (
    <RemovalDialog
      title={t('notices.delete.title')}
      keep={t('notices.cancel')}
      agree={t('notices.delete')}
      failed={t('notices.delete.failed')}
      busy={deleting}
      remove={() => remove(id)}
      onClose={onClose}
      onRemoved={onDeleted}
    >
      <chakra.p fontWeight="semibold" overflowWrap="anywhere">
        {title}
      </chakra.p>
      <chakra.p mt="2">{t('notices.delete.text')}</chakra.p>
    </RemovalDialog>
  );
}
