import { useState } from 'react';
import { keepInTab, readFromTab } from '../../app/tab-storage.ts';
import { useText } from '../../app/use-text.ts';
import { useViewer } from '../../app/viewer.ts';
import { Button } from '../../components/Button.tsx';
import { IfMay } from '../../components/IfMay.tsx';
import { ComposeEmailDialog } from './detail/compose-email/ComposeEmailDialog.tsx';
import { type ComposedDraft, isBlank } from './detail/compose-email/email-draft.ts';

/** The email draft for an order; it survives reloads and navigation in the same tab. Null if there is none. */
function useKeptDraft(orderNumber: string) {
  const key = `email.${orderNumber}.${useViewer().id}`;
  const [draft, setDraft] = useState(() => readFromTab<ComposedDraft>(key));

  function keep(next: ComposedDraft | null) {
    setDraft(next);
    keepInTab(key, next && !isBlank(next) ? next : null);
  }

  return { draft, keep };
}

interface ComposeEmailProps {
  readonly orderNumber: string;
  readonly onSent?: () => void;
}

/** Lets staff write an email to the buyer of an order (COLLABORATION-9). */
export function ComposeEmail({ orderNumber, onSent }: ComposeEmailProps) {
  const t = useText();
  const { draft, keep } = useKeptDraft(orderNumber);
  const [isOpen, setIsOpen] = useState(false);
  return (
    // Input stays on the screen if the permission is removed.
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
