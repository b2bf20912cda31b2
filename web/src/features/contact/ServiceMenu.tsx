import { FormattedMessage, useIntl } from 'react-intl';
import { NavLink } from 'react-router';
import { styled } from '#styled-system/jsx';
import { useSettings } from '../../app/settings.tsx';

const ALERT_BOARD = { path: '/message-board', titleKey: 'layout.alerts' } as const;
const ENTRIES = [
  { path: '/contact', titleKey: 'contact.title' },
  { path: '/faq', titleKey: 'contact.faq' },
  { path: '/return', titleKey: 'contact.returns' },
  { path: '/guest-order', titleKey: 'contact.guestOrder' },
  { path: '/b2b', titleKey: 'contact.business' },
] as const;

const Entry = styled(NavLink, {
  base: {
    display: 'block',
    px: '4',
    py: '2.5',
    whiteSpace: 'nowrap',
    borderRadius: 'md',
    color: 'fg.muted',
    _hover: { color: 'fg.accent' },
    '&[aria-current=page]': { bg: 'bg.tint', color: 'fg.accent', fontWeight: 'semibold' },
  },
});

/** The pages of customer service, beside the form; a scrolling row on a phone. Only the Korean store has a board. */
export function ServiceMenu() {
  const intl = useIntl();
  const { market } = useSettings();
  const entries = market === 'KR' ? [ALERT_BOARD, ...ENTRIES] : ENTRIES;
  return (
    <styled.nav aria-label={intl.formatMessage({ id: 'contact.menu' })}>
      <styled.ul
        listStyleType="none"
        display={{ base: 'flex', lg: 'grid' }}
        gap="1"
        overflowX="auto"
        scrollbarWidth="none"
        p="1"
        m="-1"
      >
        {entries.map(({ path, titleKey }) => (
          <li key={path}>
            <Entry to={path}>
              <FormattedMessage id={titleKey} />
            </Entry>
          </li>
        ))}
      </styled.ul>
    </styled.nav>
  );
}
