import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../elements/Button.tsx';
import { CheckIcon } from '../../../elements/icons.tsx';
import { VisuallyHidden } from '../../../elements/VisuallyHidden.tsx';

const CONFIRMED_MS = 2_500;

/** Copies a text and confirms it; `label` is the name of the copied text. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const intl = useIntl();
  const [copied, setCopied] = useState(false);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      setTimeout(() => setCopied(false), CONFIRMED_MS);
    } catch {
      // Without permission to copy, the text can still be selected by hand.
    }
  }

  return (
    <>
      <Button
        size="sm"
        variant="outline"
        aria-label={intl.formatMessage({ id: 'order.copyWhat' }, { what: label })}
        onClick={copy}
      >
        {copied ? <CheckIcon boxSize="1.1em" /> : null}
        <FormattedMessage id={copied ? 'order.copied' : 'order.copy'} />
      </Button>
      <VisuallyHidden role="status">{copied ? intl.formatMessage({ id: 'order.copied' }) : ''}</VisuallyHidden>
    </>
  );
}
