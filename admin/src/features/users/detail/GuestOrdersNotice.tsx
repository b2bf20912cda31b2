import { chakra } from '@chakra-ui/react';
import { useText } from '../../../app/use-text.ts';
import { DialogButton } from '../../../components/DialogButton.tsx';

/** Says that the address of an account has orders without one, and opens the dialog that moves them. */
export function GuestOrdersNotice({ count, dialogUrl }: { count: number; dialogUrl: string }) {
  const t = useText();
  return (
    <chakra.section
      aria-label={t('users.merge.label')}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
      bg="purple.50"
      borderWidth="1px"
      borderColor="purple.200"
      borderRadius="lg"
      px={{ base: '4', md: '5' }}
      py="3"
      mb="5"
    >
      <p>{t('users.merge.found', { count })}</p>
      <DialogButton size="sm" to={dialogUrl}>
        {t('users.merge.look')}
      </DialogButton>
    </chakra.section>
  );
}
