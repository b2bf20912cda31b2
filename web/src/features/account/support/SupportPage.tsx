import { FormattedMessage, useIntl } from 'react-intl';
import { AccountPage } from '../AccountPage.tsx';
import { MemberContent } from '../frame/MemberContent.tsx';
import { SupportForm } from './SupportForm.tsx';

/** `/dashboard-support`: a member's message to customer service. */
export function SupportPage() {
  const intl = useIntl();
  return (
    <AccountPage
      title={intl.formatMessage({ id: 'account.menu.support' })}
      lead={<FormattedMessage id="account.support.lead" />}
    >
      <MemberContent>{(member) => <SupportForm member={member} />}</MemberContent>
    </AccountPage>
  );
}
