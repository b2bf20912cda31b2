import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import { useText } from '../../app/use-text.ts';
import { TickBox } from '../../components/TickBox.tsx';
import { showError } from '../../components/toaster.ts';
import { useUpdateMentionSettings } from './mention-mutations.ts';
import { useMentionSettings } from './use-mention-settings.ts';

/** Whether emails tell the viewer of mentions as well (DESK-10); nothing until that is known. */
export function MentionEmails() {
  const t = useText();
  const settings = useMentionSettings();
  const { send } = useUpdateMentionSettings();
  // What was chosen stays in the box until the answer has come.
  const [chosen, setChosen] = useState<boolean | null>(null);
  if (!settings) return null;

  async function change(hasEmails: boolean) {
    setChosen(hasEmails);
    const { problem } = await send({ hasEmails });
    if (problem) showError(problem.message ?? t('orders.action.failed'));
    setChosen(null);
  }

  return (
    <Box mb="4">
      <TickBox
        label={t('mentions.emails')}
        checked={chosen ?? settings.hasEmails}
        onChange={(hasEmails) => void change(hasEmails)}
      />
    </Box>
  );
}
