import { Box, chakra, Flex, Grid, Span, Text, VisuallyHidden } from '@chakra-ui/react';
import type { Market } from '@eunbit/schema/market';

import { type ComponentProps, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { CURRENCY_LABEL, MARKET_NAME } from '../app/market-texts.ts';
import { useMayOpen } from '../app/screen-permissions.ts';
import { useClosedStores, useStores } from '../app/stores.ts';
import { useScreenMarket } from '../app/use-screen-market.ts';
import { useText } from '../app/use-text.ts';
import { IfMay } from '../components/IfMay.tsx';
import { MarketFlag } from '../components/MarketFlag.tsx';
import { useUnreadMentions } from '../features/mentions/use-mentions.ts';
import { useUnseenOrders } from '../features/orders/order-feed.ts';
import { STATISTICS_TITLE } from '../features/statistics/statistics-titles.ts';
import { useAllSavedViews } from '../features/views/use-saved-views.ts';
import type { MessageId } from '../gql/message-id.ts';
import { statementUrl } from '../urls/bank-statements.urls.ts';
import { COMPANY_PATH } from '../urls/company.urls.ts';
import { draftOrderListUrl } from '../urls/draft-orders.urls.ts';
import { EMAIL_TEMPLATES_PATH } from '../urls/email-templates.urls.ts';
import { financeUrl } from '../urls/finance.urls.ts';
import { MENTIONS_PATH } from '../urls/mentions.urls.ts';
import { orderListUrl, shippingUrl } from '../urls/orders.urls.ts';
import { productListUrl } from '../urls/products.urls.ts';
import { returnListUrl } from '../urls/returns.urls.ts';
import { settingsUrl } from '../urls/settings.urls.ts';
import { ROLES_URL, staffUrl } from '../urls/staff.urls.ts';
import { STATISTICS_PATH, STATISTICS_SCREENS, statisticsUrl } from '../urls/statistics.urls.ts';
import { userListUrl } from '../urls/users.urls.ts';
import { listEntryUrl } from '../urls/views.urls.ts';
import { Account } from './AdminHeader.tsx';
import { SoundToggle } from './SoundToggle.tsx';

const Entry = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    // Compact for a mouse, so that most screens show the whole menu.
    minH: { base: '11', lg: '7' },
    px: '3',
    borderRadius: 'md',
    fontWeight: 'medium',
    '&:not([aria-current]):hover': { bg: 'gray.100' },
    '&[aria-current]': { bg: 'gray.800', color: 'white' },
  },
});

/** An entry of the menu; renders nothing if the viewer may not open the screen. */
function MenuLink(props: Omit<ComponentProps<typeof Entry>, 'to'> & { readonly to: string }) {
  return useMayOpen()(props.to) ? <Entry {...props} /> : null;
}

export function SideMenu() {
  const t = useText();
  const { pathname } = useLocation();
  const views = useAllSavedViews();
  const stores = useStores();
  const closedStores = useClosedStores();
  const menu = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the page scrolls the menu.
  useEffect(
    function showCurrent() {
      // On phones the panel around the menu opens after this effect.
      const frame = requestAnimationFrame(() => {
        if (menu.current) showWithin(menu.current.parentElement, menu.current.querySelector('[aria-current]'));
      });
      return () => cancelAnimationFrame(frame);
    },
    [pathname],
  );
  return (
    <chakra.nav ref={menu} aria-label={t('app.menu.title')} display="grid" gap={{ base: '6', lg: '3' }}>
      <MenuLink to="/dashboard" aria-current={pathname === '/dashboard' ? 'page' : undefined}>
        {t('dashboard.title')}
      </MenuLink>
      <IfMay needed="ORDER_READ">
        <MentionsLink isCurrent={pathname === MENTIONS_PATH} />
      </IfMay>
      {stores.map((market) => (
        <MarketSection key={market} market={market} />
      ))}
      {closedStores.map((market) => (
        <MarketSection key={market} market={market} isClosed />
      ))}
      <AccountSection />
      <StatisticsSection />
      <div>
        <MenuLink to={financeUrl()} aria-current={pathname === '/finance' ? 'page' : undefined}>
          {t('finance.title')}
        </MenuLink>
        <MenuLink to="/jobs" aria-current={pathname === '/jobs' ? 'page' : undefined}>
          {t('jobs.title')}
        </MenuLink>
        <MenuLink to={staffUrl()} aria-current={pathname === '/admins' ? 'page' : undefined}>
          {t('app.menu.admins')}
        </MenuLink>
        <MenuLink to={ROLES_URL} aria-current={pathname === ROLES_URL ? 'page' : undefined}>
          {t('roles.title')}
        </MenuLink>
        <MenuLink to={listEntryUrl('/audit', views)} aria-current={pathname === '/audit' ? 'page' : undefined}>
          {t('audit.title')}
        </MenuLink>
        <MenuLink to={settingsUrl()} aria-current={pathname === '/settings' ? 'page' : undefined}>
          {t('settings.title')}
        </MenuLink>
        <MenuLink to="/launch-checklist" aria-current={pathname === '/launch-checklist' ? 'page' : undefined}>
          {t('launchChecklist.title')}
        </MenuLink>
      </div>
      <Grid borderTopWidth="1px" pt={{ base: '4', lg: '2' }} gap="4">
        <Box display={{ base: 'block', lg: 'none' }}>
          <Account />
        </Box>
        <Box display={{ base: 'flex', md: 'none' }} alignItems="center" justifyContent="space-between" px="3">
          {t('app.sound')}
          <SoundToggle />
        </Box>
        <chakra.a
          href="/"
          display="flex"
          alignItems="center"
          minH={{ base: '11', lg: '7' }}
          px="3"
          color="fg.muted"
          borderRadius="md"
        >
          {t('app.menu.toShop')}
        </chakra.a>
      </Grid>
    </chakra.nav>
  );
}

/** Not `scrollIntoView`: Tab would then continue from there and skip the header. */
function showWithin(box: Element | null, link: Element | null): void {
  if (!box || !link) return;
  const [inner, outer] = [link.getBoundingClientRect(), box.getBoundingClientRect()];
  if (inner.bottom > outer.bottom) box.scrollTop += inner.bottom - outer.bottom;
  else if (inner.top < outer.top) box.scrollTop -= outer.top - inner.top;
}

/** The screens of a store. */
function MarketSection({ market, isClosed = false }: { readonly market: Market; readonly isClosed?: boolean }) {
  const t = useText();
  const { pathname } = useLocation();
  const screenMarket = useScreenMarket();
  const unseen = useUnseenOrders(market);
  const mayOpen = useMayOpen();
  const views = useAllSavedViews();
  const links: readonly { to: string; section: string; text: MessageId; count: number }[] = [
    { to: orderListUrl(market), section: '/order', text: 'app.menu.orders', count: unseen },
    { to: draftOrderListUrl(market), section: '/draft_order', text: 'draftOrders.title', count: 0 },
    { to: shippingUrl(market), section: '/shipping', text: 'orders.shipping.title', count: 0 },
    { to: returnListUrl(market), section: '/return', text: 'returns.title', count: 0 },
    ...(market === 'KR'
      ? [{ to: statementUrl(), section: '/deposits', text: 'bankStatements.title', count: 0 } as const]
      : []),
    { to: productListUrl(market), section: '/product', text: 'app.menu.products', count: 0 },
    { to: userListUrl(market), section: '/user', text: 'app.menu.users', count: 0 },
  ];
  if (!links.some(({ to }) => mayOpen(to))) return null;
  return (
    <chakra.section aria-label={t(MARKET_NAME[market])}>
      <Flex align="center" gap="2" px="3" mb={{ base: '2', lg: '1' }} fontSize="xs" color="fg.muted">
        <MarketFlag market={market} />
        <Span fontWeight="semibold" color="fg">
          {t(MARKET_NAME[market])}
        </Span>
        <Span marginStart="auto">{isClosed ? t('app.market.closed') : CURRENCY_LABEL[market]}</Span>
      </Flex>
      {links.map(({ to, section, text, count }) => (
        <MenuLink
          key={to}
          to={listEntryUrl(to, views)}
          aria-current={screenMarket === market && pathname.startsWith(section) ? 'true' : undefined}
        >
          {t(text)}
          {count > 0 ? <UnseenCount count={count} text={t('app.menu.newOrders', { count })} /> : null}
        </MenuLink>
      ))}
    </chakra.section>
  );
}

/** Lists that both stores share. */
function AccountSection() {
  const t = useText();
  const { pathname } = useLocation();
  const mayOpen = useMayOpen();
  const views = useAllSavedViews();
  const links: readonly { to: string; text: MessageId }[] = [
    { to: '/reviews', text: 'reviews.title' },
    { to: '/questions', text: 'questions.title' },
    { to: '/popular-searches', text: 'popularSearches.title' },
    { to: '/requests', text: 'requests.title' },
    { to: '/board', text: 'announcements.title' },
    { to: COMPANY_PATH, text: 'company.title' },
    { to: '/sent-emails', text: 'emails.title' },
    { to: EMAIL_TEMPLATES_PATH, text: 'emailTemplates.title' },
  ];
  if (!links.some(({ to }) => mayOpen(to))) return null;
  return (
    <chakra.section aria-label={t('app.menu.customers')}>
      <Text px="3" mb={{ base: '2', lg: '1' }} fontSize="xs" fontWeight="semibold">
        {t('app.menu.customers')}
      </Text>
      {links.map(({ to, text }) => (
        <MenuLink
          key={to}
          to={listEntryUrl(to, views)}
          aria-current={pathname.startsWith(to.replace(/s$/, '')) ? 'page' : undefined}
        >
          {t(text)}
        </MenuLink>
      ))}
    </chakra.section>
  );
}

function StatisticsSection() {
  const t = useText();
  const { pathname } = useLocation();
  const mayOpen = useMayOpen();
  if (!mayOpen(statisticsUrl('users'))) return null;
  return (
    <chakra.section aria-label={t('statistics.title')}>
      <Text px="3" mb={{ base: '2', lg: '1' }} fontSize="xs" fontWeight="semibold">
        {t('statistics.title')}
      </Text>
      {STATISTICS_SCREENS.map((screen) => (
        <MenuLink
          key={screen}
          to={statisticsUrl(screen)}
          aria-current={pathname === STATISTICS_PATH[screen] ? 'page' : undefined}
        >
          {t(STATISTICS_TITLE[screen])}
        </MenuLink>
      ))}
    </chakra.section>
  );
}

function UnseenCount({ count, text }: { readonly count: number; readonly text: string }) {
  return (
    <Span
      minWidth="6"
      px="1.5"
      borderRadius="full"
      bg="purple.600"
      color="white"
      fontSize="xs"
      fontWeight="bold"
      textAlign="center"
    >
      <Span aria-hidden>{count > 99 ? '99+' : count}</Span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </Span>
  );
}

function MentionsLink({ isCurrent }: { readonly isCurrent: boolean }) {
  const t = useText();
  const unread = useUnreadMentions();
  return (
    <MenuLink to={MENTIONS_PATH} aria-current={isCurrent ? 'page' : undefined}>
      {t('mentions.title')}
      {unread > 0 ? <UnseenCount count={unread} text={t('mentions.unreadCount', { count: unread })} /> : null}
    </MenuLink>
  );
}
