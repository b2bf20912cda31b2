import { useIntl } from 'react-intl';
import { AccountPage } from '../AccountPage.tsx';
import { MemberContent } from '../frame/MemberContent.tsx';
import { PasswordForm } from './PasswordForm.tsx';

/** `/change-password` and `/dashboard-password`. */
export function PasswordPage() {
  const intl = useIntl();
  return (
    <AccountPage title={intl.formatMessage({ id: 'account.menu.password' })}>
      <MemberContent>{(member) => <PasswordForm member={member} />}</MemberContent>
    </AccountPage>
  );
}
