import { useIntl } from 'react-intl';
import { AccountPage } from '../AccountPage.tsx';
import { MemberContent } from '../frame/MemberContent.tsx';
import { CommunicationForm } from './CommunicationForm.tsx';

/** `/communication`: which emails a member receives, and in which language. */
export function CommunicationPage() {
  const intl = useIntl();
  return (
    <AccountPage title={intl.formatMessage({ id: 'account.menu.communication' })}>
      <MemberContent>{(member) => <CommunicationForm member={member} />}</MemberContent>
    </AccountPage>
  );
}
