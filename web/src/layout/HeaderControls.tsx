import { FormattedMessage } from 'react-intl';
import { NavLink } from 'react-router';
import { styled } from '#styled-system/jsx';
import { headerLink } from '#styled-system/recipes';
import { useViewer } from '../app/use-viewer.ts';
import { AccountButton } from './AccountButton.tsx';
import { LanguageToggle } from './LanguageToggle.tsx';
import { StoreMenu } from './StoreSwitch.tsx';

/** Controls in the header of a wide window: the account, the store and the language. */
export function HeaderControls() {
  return (
    <>
      <HeaderAccount />
      <StoreMenu />
      <LanguageToggle />
    </>
  );
}

const HeaderLink = styled(NavLink, headerLink);
const OfficeLink = styled('a', {
  base: { px: '2', py: '2', fontSize: 'sm', fontWeight: 'semibold', color: 'fg.accent' },
});

/** Name and links of a member, or the link to sign in. */
function HeaderAccount() {
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
