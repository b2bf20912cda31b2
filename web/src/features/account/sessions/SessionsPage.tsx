import { FormattedMessage, useIntl } from 'react-intl';
import { AccountPage } from '../AccountPage.tsx';
import { SessionList } from './SessionList.tsx';

/** `/sessions`: the active sessions of the account. */
export function SessionsPage() {
  const intl = useIntl();
  return (
    <AccountPage
      title={intl.formatMessage({ id: 'account.menu.sessions' })}
      lead={<FormattedMessage id="account.sessions.lead" />}
    >
      <SessionList />
    </AccountPage>
  );
}
