import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '@eunbit/ui/Button.tsx';
import { ErrorNotice } from '@eunbit/ui/ErrorNotice.tsx';
import { useState } from 'react';
import { useText } from '../../app/use-text.ts';
import { ModalDialog } from '../../components/ModalDialog.tsx';
import { useModeration } from './use-moderation.ts';

interface RemoveDialogProps {
  readonly id: string;
  readonly title: string;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

/** Asks before a review is gone for good. */
export function RemoveDialog({ id, title, onClose, onRemoved }: RemoveDialogProps) {
  const t = useText();
  const [problem, setProblem] = useState<string | null>(null);
  const { remove, removing } = useModeration(id);

  async function agree() {
    const refused = await remove().catch(() => t('reviews.remove.failed'));
    if (refused) setProblem(refused);
    else onRemoved();
  }

  return (
    <ModalDialog title={t('reviews.remove.title')} onClose={onClose}>
      <p>{t('reviews.remove.text')}</p>
      <chakra.p mt="3" fontWeight="semibold" overflowWrap="anywhere">
        {title}
      </chakra.p>
      {problem ? (
        <chakra.div mt="4">
          <ErrorNotice>{problem}</ErrorNotice>
        </chakra.div>
      ) : null}
      <chakra.div display="flex" flexWrap="wrap" justifyContent="flex-end" gap="2" mt="6">
        <Button variant="outline" onClick={onClose}>
          {t('reviews.remove.keep')}
        </Button>
        <Button colorPalette="red" busy={removing} onClick={agree}>
          {t('reviews.remove.agree')}
        </Button>
      </chakra.div>
    </ModalDialog>
  );
}
