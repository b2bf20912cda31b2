import { Dialog, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useText } from '../../app/use-text.ts';
import { Button } from '../../components/Button.tsx';
import { ModalDialog } from '../../components/ModalDialog.tsx';
import { EmailContents } from './EmailContents.tsx';
import type { AnswerPreview, EmailPreview } from './use-email-previews.ts';

interface PreviewEmailProps {
  /** Requests the email for the current form; null if validation failed. */
  readonly ask: () => Promise<AnswerPreview | null>;
  /** Shows why there is no email; null clears it. */
  readonly onProblem: (text: string | null) => void;
  readonly size?: 'sm';
}

/** A button that previews the email that the button next to it sends, in the recipient's language. */
export function PreviewEmail({ ask, onProblem, size }: PreviewEmailProps) {
  const t = useText();
  const [busy, setBusy] = useState(false);
  const [email, setEmail] = useState<EmailPreview | null>(null);

  async function open() {
    setBusy(true);
    const answer = await ask().catch((): AnswerPreview => ({ kind: 'refused', message: t('emails.preview.failed') }));
    setBusy(false);
    if (!answer) return;
    onProblem(answer.kind === 'refused' ? answer.message : null);
    if (answer.kind === 'written') setEmail(answer.email);
  }

  return (
    <>
      <Button variant="plain" size={size} loading={busy} onClick={open}>
        {t('emails.preview.open')}
      </Button>
      {email ? <PreviewDialog email={email} onClose={() => setEmail(null)} /> : null}
    </>
  );
}

function PreviewDialog({ email, onClose }: { email: EmailPreview; onClose: () => void }) {
  const t = useText();
  const { to, language, contents } = email;
  const close = <Button onClick={onClose}>{t('emails.reader.close')}</Button>;
  return (
    <ModalDialog title={contents?.subject ?? t('emails.preview.open')} onClose={onClose} wide>
      <Text mb="3" color="fg.muted" overflowWrap="anywhere">
        {t('emails.preview.note', { to, language: t(`users.language.${language}`) })}
      </Text>
      {contents ? (
        <EmailContents contents={contents}>{close}</EmailContents>
      ) : (
        <>
          <p>{t('emails.preview.unwanted')}</p>
          <Dialog.Footer mt="4">{close}</Dialog.Footer>
        </>
      )}
    </ModalDialog>
  );
}
