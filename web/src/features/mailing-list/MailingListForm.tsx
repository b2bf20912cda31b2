import { MAILING_CONSENT } from '@eunbit/schema/consent-texts';
import { type FormEvent, useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { input } from '#styled-system/recipes';
import { useSettings } from '../../app/settings.tsx';
import { MessageDialog } from '../../components/MessageDialog.tsx';
import { Button } from '../../elements/Button.tsx';
import { useSubscribeToMailingList } from './use-subscribe-to-mailing-list.ts';

const Input = styled('input', input);

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
    <styled.form noValidate onSubmit={submit} display="grid" gap="3" alignContent="start">
      <styled.h2 color="chalk" fontSize="lg" fontWeight="semibold">
        <FormattedMessage id="mailing.title" />
      </styled.h2>
      <styled.label htmlFor={fieldId}>
        <FormattedMessage id="mailing.email" />
      </styled.label>
      <styled.div display="flex" gap="2">
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
      </styled.div>
      <styled.p id={`${fieldId}consent`} fontSize="xs" color="chalk.muted" maxWidth="text">
        {MAILING_CONSENT[language]}
      </styled.p>
      <MessageDialog text={answer} onClose={() => setAnswer(null)} />
    </styled.form>
  );
}
