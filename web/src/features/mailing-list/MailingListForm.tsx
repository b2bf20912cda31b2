import { chakra } from '@chakra-ui/react/styled-system';
import { MAILING_CONSENT } from '@eunbit/schema/consent-texts';
import { Button } from '@eunbit/ui/Button.tsx';
import { inputRecipe } from '@eunbit/ui/recipes';
import { type FormEvent, useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSettings } from '../../app/settings.tsx';
import { MessageDialog } from '../../components/MessageDialog.tsx';
import { useSubscribeToMailingList } from './use-subscribe-to-mailing-list.ts';

const Input = chakra('input', inputRecipe);

/** One field to join the mailing list; the answer comes in a dialog. */
export function MailingListForm() {
  const { language } = useSettings();
  const join = useSubscribeToMailingList();
  const fieldId = useId();
  const [email, setEmail] = useState('');
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<string | null>(null);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const outcome = await join(email.trim());
    setBusy(false);
    setAnswer(outcome.message);
    if (outcome.joined) setEmail('');
  }

  return (
    <chakra.form noValidate onSubmit={submit} display="grid" gap="3" alignContent="start">
      <chakra.h2 color="white" fontSize="lg" fontWeight="semibold">
        <FormattedMessage id="mailing.title" />
      </chakra.h2>
      <chakra.label htmlFor={fieldId}>
        <FormattedMessage id="mailing.email" />
      </chakra.label>
      <chakra.div display="flex" gap="2">
        <Input
          id={fieldId}
          type="email"
          name="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          aria-describedby={`${fieldId}consent`}
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <Button type="submit" busy={busy} minH="12" colorPalette="purple">
          <FormattedMessage id="mailing.join" />
        </Button>
      </chakra.div>
      <chakra.p id={`${fieldId}consent`} fontSize="xs" color="gray.300" maxWidth="text">
        {MAILING_CONSENT[language]}
      </chakra.p>
      <MessageDialog text={answer} onClose={() => setAnswer(null)} />
    </chakra.form>
  );
}
