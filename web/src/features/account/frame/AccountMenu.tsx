import { useEffect, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { styled } from '#styled-system/jsx';
import { ChevronDownIcon } from '../../../elements/icons.tsx';
import { findAccountEntry, getAccountEntries } from './account-menu.ts';

const Entry = styled(Link, {
  base: {
    display: 'block',
    px: '4',
    py: '2.5',
    borderRadius: 'md',
    color: 'fg.muted',
    _hover: { color: 'fg.accent', bg: 'bg.subtle' },
    '&[aria-current=page]': { bg: 'bg.tint', color: 'fg.accent', fontWeight: 'semibold' },
  },
});

/** The pages of the account: beside the page on wide screens, otherwise in a list that opens above it. */
export function AccountMenu({ pathname, blocked }: { pathname: string; blocked: boolean }) {
  const intl = useIntl();
  const listId = useId();
  const [open, setOpen] = useState(false);
  const current = findAccountEntry(pathname);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation closes the list.
  useEffect(() => setOpen(false), [pathname]);
  return (
    <styled.nav
      aria-label={intl.formatMessage({ id: 'account.menu' })}
      borderWidth={{ base: '1px', lg: '0' }}
      borderRadius="lg"
      position={{ lg: 'sticky' }}
      top={{ lg: '28' }}
    >
      <styled.button
        type="button"
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
        display={{ base: 'flex', lg: 'none' }}
        alignItems="center"
        justifyContent="space-between"
        gap="3"
        width="full"
        minH="12"
        px="4"
        borderRadius="lg"
        cursor="pointer"
        fontWeight="semibold"
        textAlign="start"
      >
        <span>
          <FormattedMessage id="account.menu" />
          {current ? (
            <styled.span color="fg.accent">
              {' · '}
              <FormattedMessage id={current.titleKey} />
            </styled.span>
          ) : null}
        </span>
        <ChevronDownIcon transform={open ? 'rotate(180deg)' : undefined} transition="transform 120ms" />
      </styled.button>
      <styled.ul
        id={listId}
        listStyleType="none"
        display={{ base: open ? 'grid' : 'none', lg: 'grid' }}
        gap="1"
        p={{ base: '2', lg: '0' }}
      >
        {getAccountEntries(blocked).map(({ path, titleKey }) => (
          <li key={path}>
            <Entry to={path} aria-current={current?.path === path ? 'page' : undefined}>
              <FormattedMessage id={titleKey} />
            </Entry>
          </li>
        ))}
        <styled.li mt="1" pt="1" borderTopWidth="1px">
          <Entry to="/logout">
            <FormattedMessage id="account.menu.logout" />
          </Entry>
        </styled.li>
        {blocked ? (
          <styled.li px="4" py="2.5" fontSize="sm" color="fg.muted">
            <FormattedMessage id="account.blocked" />
          </styled.li>
        ) : null}
      </styled.ul>
    </styled.nav>
  );
}
