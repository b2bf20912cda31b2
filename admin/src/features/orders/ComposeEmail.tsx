import { useState } from 'react';
import { useText } from '../../app/use-text.ts';
import { Button } from '../../components/Button.tsx';
import { IfMay } from '../../components/IfMay.tsx';
import { ComposeEmailDialog } from './detail/compose-email/ComposeEmailDialog.tsx';
import { isBlank } from './detail/compose-email/email-draft.ts';
import { useKeptDraft } from './detail/compose-email/use-kept-draft.ts';

interface ComposeEmailProps {
  readonly orderNumber: string;
  readonly onSent?: () => void;
}

/** Writes the buyer of an order an email (DESK-9). */
export function ComposeEmail({ orderNumber, onSent }: ComposeEmailProps) {
  const t = useText();
  const { draft, keep } = useKeptDraft(orderNumber);
  const [isOpen, setIsOpen] = useState(false);
  return (
    // What is typed stays on the screen when the permission goes.
    <IfMay needed="EMAIL_SEND" keepsShown>
      <Button size="sm" variant="outline" justifySelf="start" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t(draft && !isBlank(draft) ? 'composeEmail.continue' : 'composeEmail.open')}
      </Button>
      {isOpen ? (
        <ComposeEmailDialog
          orderNumber={orderNumber}
          draft={draft}
          onChange={keep}
          onClose={() => setIsOpen(false)}
          onSent={onSent}
        />
      ) : null}
    </IfMay>
  );
}
