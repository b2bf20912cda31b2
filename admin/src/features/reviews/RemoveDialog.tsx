import { Text } from '@chakra-ui/react';
import { useText } from '../../app/use-text.ts';
import { RemovalDialog } from '../../components/RemovalDialog.tsx';
import { useDeleteReviewAsStaff } from './review-mutations.ts';

interface RemoveDialogProps {
  readonly id: string;
  readonly title: string;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

/** Asks before a review is removed for good. */
export function RemoveDialog({ id, title, onClose, onRemoved }: RemoveDialogProps) {
  const t = useText();
  const { send, busy } = useDeleteReviewAsStaff();
  return (
    <RemovalDialog
      title={t('reviews.remove.title')}
      keep={t('reviews.remove.keep')}
      agree={t('reviews.remove.agree')}
      failed={t('reviews.remove.failed')}
      busy={busy}
      remove={() => send({ id })}
      onClose={onClose}
      onRemoved={onRemoved}
    >
      <p>{t('reviews.remove.text')}</p>
      <Text mt="3" fontWeight="semibold" overflowWrap="anywhere">
        {title}
      </Text>
    </RemovalDialog>
  );
}
