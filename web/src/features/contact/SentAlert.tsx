import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { DoneAlert } from '../../components/DoneAlert.tsx';

/** Time for which the confirmation is shown, in milliseconds (SUPPORT-2). */
const CONFIRMATION_MS = 2_000;

interface SentAlertProps {
  readonly sent: { readonly number: string; readonly text: string } | null;
  /** Whether the form was sent without scripts: the page is opened at this element. */
  readonly isPosted: boolean;
}

/** Confirms for two seconds that a message was sent, and keeps showing its number for reference. */
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
