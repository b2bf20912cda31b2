import { VisuallyHidden } from '@chakra-ui/react';
import { useState } from 'react';
import { useText } from '../app/use-text.ts';
import { Button } from './Button.tsx';
import { showError } from './toaster.ts';

/** Copies a text and confirms it; `label` names what is copied. */
export function CopyButton({ text, label }: { readonly text: string; readonly label: string }) {
  const t = useText();
  const [copied, setCopied] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // If the browser denies clipboard access, the text can still be selected by hand.
      showError(t('app.copy.failed'));
    }
  }

  return (
    <>
      <Button
        size="xs"
        variant="outline"
        aria-label={t('app.copy.label', { what: label })}
        onClick={() => void copy()}
        onBlur={() => setCopied(false)}
      >
        {t(copied ? 'app.copy.done' : 'app.copy')}
      </Button>
      <VisuallyHidden role="status">{copied ? t('app.copy.done') : ''}</VisuallyHidden>
    </>
  );
}
