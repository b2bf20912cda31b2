import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '@eunbit/ui/Button.tsx';
import { ErrorNotice } from '@eunbit/ui/ErrorNotice.tsx';
import { useState } from 'react';
import { useText } from '../../app/use-text.ts';
import { ModalDialog } from '../../components/ModalDialog.tsx';
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
  const [problem, setProblem] = useState<string | null>(null);
  const { remove, deleting } = useNotices();

  async function agree() {
    const refused = await remove(id).catch(() => t('notices.delete.failed'));
    if (refused) setProblem(refused);
    else onDeleted();
  }

  return (
    <ModalDialog title={t('notices.delete.title')} onClose={onClose}>
      <chakra.p fontWeight="semibold" overflowWrap="anywhere">
        {title}
      </chakra.p>
      <chakra.p mt="2">{t('notices.delete.text')}</chakra.p>
      {problem ? (
        <chakra.div mt="4">
          <ErrorNotice>{problem}</ErrorNotice>
        </chakra.div>
      ) : null}
      <chakra.div display="flex" flexWrap="wrap" justifyContent="flex-end" gap="2" mt="6">
        <Button variant="outline" onClick={onClose}>
          {t('notices.cancel')}
        </Button>
        <Button colorPalette="red" busy={deleting} onClick={agree}>
          {t('notices.delete')}
        </Button>
      </chakra.div>
    </ModalDialog>
  );
}
