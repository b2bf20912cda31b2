import { Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useText } from '../../../app/use-text.ts';
import { Button } from '../../../components/Button.tsx';
import { RemovalDialog } from '../../../components/RemovalDialog.tsx';
import { toaster } from '../../../components/toaster.ts';
import { useResetSecondFactor } from '../user-mutations.ts';

/** Takes the second factor of a colleague away who has lost it. */
export function SecondFactorReset({ userId, name }: { userId: string; name: string }) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  const { send, busy } = useResetSecondFactor();

  return (
    <>
      <Button
        size="sm"
        variant="outline"
        aria-label={t('users.secondFactor.resetOf', { name })}
        onClick={() => setIsOpen(true)}
      >
        {t('users.secondFactor.reset')}
      </Button>
      {isOpen ? (
        <RemovalDialog
          title={t('users.secondFactor.dialog', { name })}
          keep={t('users.dialog.close')}
          agree={t('users.secondFactor.agree')}
          failed={t('users.failed')}
          busy={busy}
          remove={() => send({ userId })}
          onClose={() => setIsOpen(false)}
          onRemoved={() => {
            setIsOpen(false);
            toaster.create({ title: t('users.secondFactor.done') });
          }}
        >
          <Text>{t('users.secondFactor.what', { name })}</Text>
        </RemovalDialog>
      ) : null}
    </>
  );
}
