import { chakra } from '@chakra-ui/react/styled-system';
import { FormattedMessage } from 'react-intl';
import { NavLink } from 'react-router';
import { useViewer } from '../app/use-viewer.ts';
import { AccountButton } from './AccountButton.tsx';
import { headerLinkStyle } from './header-link-style.ts';

const HeaderLink = chakra(NavLink, headerLinkStyle);
const OfficeLink = chakra('a', {
  base: { px: '2', py: '2', fontSize: 'sm', fontWeight: 'semibold', color: 'fg.accent' },
});

/** Name and links of a member, or the link to sign in. */
export function HeaderAccount() {
  const viewer = useViewer();
  if (!viewer) {
    return (
      <>
        <HeaderLink to="/guest-order">
          <FormattedMessage id="layout.guestOrder" />
        </HeaderLink>
        <HeaderLink to="/login">
          <FormattedMessage id="layout.login" />
        </HeaderLink>
      </>
    );
  }
  return (
    <>
      {viewer.viewerIsStaff ? (
        <OfficeLink href="/admin/dashboard">
          <FormattedMessage id="layout.office" />
        </OfficeLink>
      ) : null}
      <AccountButton viewer={viewer} />
    </>
  );
}
