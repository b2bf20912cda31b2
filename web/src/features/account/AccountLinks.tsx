import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { styled } from '#styled-system/jsx';

/** Links of the account panel in the header; the account's own menu has them as well. */
const LINKS = [
  { path: '/dashboard', titleKey: 'account.header.dashboard' },
  { path: '/change-userinfo', titleKey: 'account.header.information' },
  { path: '/dashboard-address', titleKey: 'account.header.address' },
  { path: '/change-password', titleKey: 'account.header.password' },
  { path: '/dashboard-review', titleKey: 'account.header.review', needsReviews: true },
  { path: '/dashboard-support', titleKey: 'account.header.support' },
  { path: '/logout', titleKey: 'account.header.logout' },
] as const;

const AccountLink = styled(Link, {
  base: {
    display: 'block',
    px: '4',
    py: '2.5',
    borderRadius: 'md',
    whiteSpace: 'nowrap',
    _hover: { bg: 'purple.50', color: 'purple.700' },
  },
});

/** Links to the pages of the account; those about reviews are hidden from a blocked one. */
export function AccountLinks({ blocked }: { blocked: boolean }) {
  return (
    <styled.ul listStyleType="none">
      {LINKS.map((link) =>
        blocked && 'needsReviews' in link ? null : (
          <li key={link.path}>
            <AccountLink to={link.path}>
              <FormattedMessage id={link.titleKey} />
            </AccountLink>
          </li>
        ),
      )}
    </styled.ul>
  );
}
