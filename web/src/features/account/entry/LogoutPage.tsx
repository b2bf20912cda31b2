import { message } from '@eunbit/schema/messages';
import { notifySessionChange } from '@eunbit/ui/session-change';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSettings } from '../../../app/settings.tsx';
import { forgetSession } from '../../../browser/storage.ts';
import { ErrorAlert } from '../../../elements/ErrorAlert.tsx';
import { forgetShownCart } from '../../shown-storage/shown-values.ts';
import { useSignOut } from '../account-mutations.ts';
import { EntryFrame } from '../frame/EntryFrame.tsx';

/** `/logout`: ends the session, removes personal data from this tab and goes to the home page. */
export function LogoutPage() {
  const intl = useIntl();
  const { language } = useSettings();
  const { send } = useSignOut();
  const [failed, setFailed] = useState(false);
  const begun = useRef(false);

  async function leave(): Promise<void> {
    setFailed(false);
    const { problem } = await send();
    if (problem) return setFailed(true);
    forgetSession();
    forgetShownCart();
    notifySessionChange();
    // A reload drops all data of the session and its live connection.
    location.replace('/');
  }

  const begin = useEffectEvent(leave);
  useEffect(() => {
    // React runs an effect twice in development.
    if (begun.current) return;
    begun.current = true;
    void begin();
  }, []);

  return (
    <EntryFrame
      title={intl.formatMessage({ id: 'account.logout' })}
      description={intl.formatMessage({ id: 'account.logout.busy' })}
      path="/logout"
    >
      {failed ? (
        <ErrorAlert onRetry={() => void leave()}>{message('signIn.failed', language)}</ErrorAlert>
      ) : (
        <p role="status">
          <FormattedMessage id="account.logout.busy" />
        </p>
      )}
    </EntryFrame>
  );
}
