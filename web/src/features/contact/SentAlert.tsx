import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { DoneAlert } from '../../components/DoneAlert.tsx';

/** How long the confirmation stands (SUPPORT-2). */
const CONFIRMATION_MS = 2_000;

interface SentAlertProps {
  readonly sent: { readonly number: string; readonly text: string } | null;
  /** The form was sent without scripts: the page is opened here. */
  readonly isPosted: boolean;
}

/** Says that a message was sent, for two seconds, and keeps its number to quote. */
export function SentAlert({ sent, isPosted }: SentAlertProps) {
  const [confirmed, setConfirmed] = useState(sent);
  useEffect(() => {
    setConfirmed(sent);
    if (!sent) return;
    const timer = setTimeout(() => setConfirmed(null), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [sent]);
  return (
    <DoneAlert text={confirmed?.text} isPosted={isPosted}>
      {sent ? (
        <p>
          <FormattedMessage id="contact.ticket" values={{ number: <strong key="number">{sent.number}</strong> }} />
        </p>
      ) : null}
    </DoneAlert>
  );
}
