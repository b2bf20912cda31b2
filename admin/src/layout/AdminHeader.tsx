import { Box, chakra, Flex, Kbd, Span, VisuallyHidden } from '@chakra-ui/react';
import { brandName } from '@eunbit/schema/brand';
import { personName } from '@eunbit/schema/person-name';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import type { LiveState } from '@eunbit/ui/live-connection';
import { useLiveState } from '@eunbit/ui/use-live-connection';
import { Link } from 'react-router';
import { TOUCH } from '../app/touch.ts';
import { useScreenMarket } from '../app/use-screen-market.ts';
import { useText } from '../app/use-text.ts';
import { useViewer } from '../app/viewer.ts';
import { Button } from '../components/Button.tsx';
import { TextLink } from '../components/ButtonLink.tsx';
import { IconButton } from '../components/IconButton.tsx';
import { MenuIcon, SearchIcon } from '../components/icons.tsx';
import { LanguageToggle } from '../components/LanguageToggle.tsx';
import { showError } from '../components/toaster.ts';
import { useOpenSearch } from '../features/search/search-context.ts';
import { useSignOut } from '../features/session/use-sign-out.ts';
import type { MessageId } from '../gql/message-id.ts';
import { securityUrl } from '../urls/security.urls.ts';
import { MarketBadge } from './MarketBadge.tsx';
import { SoundToggle } from './SoundToggle.tsx';

const BrandLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'baseline',
    gap: '2',
    fontWeight: 'bold',
    fontSize: 'lg',
    [TOUCH]: { py: '2', px: '1.5' },
  },
});

export function AdminHeader({ onOpenMenu }: { onOpenMenu: () => void }) {
  const t = useText();
  const language = useLanguage();
  const market = useScreenMarket();
  return (
    <chakra.header
      position="sticky"
      _print={{ display: 'none' }}
      top="0"
      zIndex="sticky"
      minHeight="16"
      display="flex"
      alignItems="center"
      gap={{ base: '1', md: '4' }}
      px={{ base: '2', md: '6' }}
      bg="white"
      borderBottomWidth="1px"
      borderTopWidth="3px"
      borderTopColor={market === null ? 'gray.800' : market === 'KR' ? 'purple.600' : 'amber.600'}
    >
      <IconButton label={t('app.menu.open')} display={{ base: 'inline-flex', lg: 'none' }} onClick={onOpenMenu}>
        <MenuIcon />
      </IconButton>
      {/* Narrow screens have room for the market or the name; the menu links to the dashboard as well. */}
      <BrandLink to="/dashboard" display={{ base: market ? 'none' : 'inline-flex', sm: 'inline-flex' }}>
        {brandName(language)}
        <Span display={{ base: 'none', sm: 'inline' }} color="fg.muted" fontSize="sm" fontWeight="medium">
          {t('app.backOffice')}
        </Span>
      </BrandLink>
      {market ? <MarketBadge market={market} /> : null}
      <Box flex="1" />
      <SearchButton />
      <LiveIndicator />
      <Box display={{ base: 'none', md: 'block' }}>
        <SoundToggle />
      </Box>
      <LanguageToggle />
      <Box display={{ base: 'none', lg: 'block' }}>
        <Account />
      </Box>
    </chakra.header>
  );
}

function SearchButton() {
  const t = useText();
  const open = useOpenSearch();
  if (!open) return null;
  return (
    <Button size="sm" variant="outline" px={{ base: '2', sm: '3' }} onClick={open}>
      <SearchIcon />
      <Span display={{ base: 'none', xl: 'inline' }}>{t('search.title')}</Span>
      <Kbd display={{ base: 'none', xl: 'inline' }}>Ctrl K</Kbd>
      <Span display={{ base: 'inline', xl: 'none' }} srOnly>
        {t('search.title')}
      </Span>
    </Button>
  );
}

/** The viewer's name and the sign-out button. */
export function Account() {
  const t = useText();
  const { firstName, lastName, email, role, staffRole } = useViewer();
  const { signOut, busy } = useSignOut();
  const name = personName({ firstName, lastName });
  const roleLabel = staffRole?.name ?? t(`users.role.${role}`);

  async function leave() {
    const { problem } = await signOut();
    if (problem) showError(problem.message ?? t('session.signOut.failed'));
  }

  return (
    <Flex align="center" gap="3">
      <Box lineHeight="1.3" textAlign={{ lg: 'end' }} flex={{ base: '1', lg: 'none' }} minWidth="0">
        <Box fontWeight="semibold">
          {name} <Span color="fg.muted">· {roleLabel}</Span>
        </Box>
        <Flex gap="2" justify={{ lg: 'flex-end' }} fontSize="xs">
          <Box color="fg.muted" truncate>
            {email}
          </Box>
          <TextLink to={securityUrl()} flex="none">
            {t('security.title')}
          </TextLink>
        </Flex>
      </Box>
      <Button size="sm" variant="outline" loading={busy} onClick={() => void leave()}>
        {t('session.signOut')}
      </Button>
    </Flex>
  );
}

const TEXT: Readonly<Record<LiveState, MessageId>> = {
  idle: 'app.live.connecting',
  connecting: 'app.live.connecting',
  connected: 'app.live.connected',
  interrupted: 'app.live.interrupted',
};

const COLOR: Readonly<Record<LiveState, string>> = {
  idle: 'gray.400',
  connecting: 'gray.400',
  connected: 'green.600',
  interrupted: 'red.600',
};

/** State of the live connection. */
function LiveIndicator() {
  const t = useText();
  const state = useLiveState();
  const broken = state === 'interrupted';
  return (
    <Box
      role="status"
      display="inline-flex"
      alignItems="center"
      gap="2"
      fontSize="sm"
      whiteSpace="nowrap"
      color={broken ? 'fg.error' : 'fg.muted'}
    >
      <Span aria-hidden boxSize="2.5" borderRadius="full" bg={COLOR[state]} flexShrink="0" />
      <Span display={{ base: 'none', md: 'inline' }} aria-hidden>
        {t(TEXT[state])}
      </Span>
      <VisuallyHidden>{t(TEXT[state])}</VisuallyHidden>
    </Box>
  );
}
