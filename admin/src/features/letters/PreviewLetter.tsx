import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '@eunbit/ui/Button.tsx';
import { useState } from 'react';
import { useText } from '../../app/use-text.ts';
import { ModalDialog } from '../../components/ModalDialog.tsx';
import { LANGUAGE_TEXT } from '../users/user-texts.ts';
import { LetterContents } from './LetterContents.tsx';
import type { LetterPreview, PreviewAnswer } from './use-letter-previews.ts';

interface PreviewLetterProps {
  /** Asks for the letter as things are on the screen; null where the form shows by itself what is missing. */
  readonly ask: () => Promise<PreviewAnswer | null>;
  /** Shows why there is no letter, or takes what it showed before away. */
  readonly onProblem: (text: string | null) => void;
  readonly size?: 'sm';
}

/** A button that shows the letter which the one beside it would send, in its reader's language. */
export function PreviewLetter({ ask, onProblem, size }: PreviewLetterProps) {
  const t = useText();
  const [busy, setBusy] = useState(false);
  const [letter, setLetter] = useState<LetterPreview | null>(null);

  async function open() {
    setBusy(true);
    const answer = await ask().catch((): PreviewAnswer => ({ kind: 'refused', message: t('letters.preview.failed') }));
    setBusy(false);
    if (!answer) return;
    onProblem(answer.kind === 'refused' ? answer.message : null);
    if (answer.kind === 'written') setLetter(answer.letter);
  }

  return (
    <>
      <Button variant="plain" size={size} busy={busy} onClick={open}>
        {t('letters.preview.open')}
      </Button>
      {letter ? <PreviewDialog letter={letter} onClose={() => setLetter(null)} /> : null}
    </>
  );
}

function PreviewDialog({ letter, onClose }: { letter: LetterPreview; onClose: () => void }) {
  const t = useText();
  const { to, language, contents } = letter;
  const close = <Button onClick={onClose}>{t('letters.reader.close')}</Button>;
  return (
    <ModalDialog title={contents?.subject ?? t('letters.preview.open')} onClose={onClose} wide>
      <chakra.p mb="3" color="fg.muted" overflowWrap="anywhere">
        {t('letters.preview.note', { to, language: t(LANGUAGE_TEXT[language]) })}
      </chakra.p>
      {contents ? (
        <LetterContents contents={contents}>{close}</LetterContents>
      ) : (
        <>
          <p>{t('letters.preview.unwanted')}</p>
          <chakra.div display="flex" justifyContent="flex-end" mt="4">
            {close}
          </chakra.div>
        </>
      )}
    </ModalDialog>
  );
}
