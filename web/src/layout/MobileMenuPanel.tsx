import { personName } from '@eunbit/schema/person-name';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { styled } from '#styled-system/jsx';
import { useSettings } from '../app/settings.tsx';
import { useViewer } from '../app/use-viewer.ts';
import type { PanelProps } from '../components/PanelButton.tsx';
import { SidePanel } from '../elements/SidePanel.tsx';
import { AccountLinks } from '../features/account/AccountLinks.tsx';
import { ALL_PRODUCTS, CATEGORIES } from '../features/catalogue/categories.ts';
import { LanguageToggle } from './LanguageToggle.tsx';
import { StoreSwitch } from './StoreSwitch.tsx';
import { useMenuProducts } from './use-menu-products.ts';

const MenuLink = styled(Link, { base: { display: 'block', py: '2.5' } });

const FURTHER = [
  { path: '/products-fragrance', titleKey: 'layout.fragrance' },
  { path: '/technology', titleKey: 'layout.technology' },
  { path: '/company', titleKey: 'footer.about' },
  { path: '/faq', titleKey: 'footer.faq' },
  { path: '/contact#top', titleKey: 'layout.contact' },
  { path: '/guest-order', titleKey: 'layout.guestOrder' },
] as const;

/** The header's links in a panel. */
export function MobileMenuPanel({ open, onClose }: PanelProps) {
  const products = useMenuProducts();
  const intl = useIntl();
  const viewer = useViewer();
  const { language, market } = useSettings();
  return (
    <SidePanel
      open={open}
      onClose={onClose}
      side="start"
      title={intl.formatMessage({ id: 'layout.menu' })}
      footer={
        <styled.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3">
          <StoreSwitch />
          <LanguageToggle />
        </styled.div>
      }
    >
      <styled.nav display="grid" gap="6">
        <styled.div borderBottomWidth="1px" pb="4">
          {viewer ? (
            <>
              <styled.p fontWeight="semibold" pb="1">
                <FormattedMessage
                  id="layout.account"
                  values={{ name: language === 'ko' ? personName(viewer) : viewer.firstName }}
                />
              </styled.p>
              <styled.div mx="-4">
                <AccountLinks blocked={viewer.isBlocked} />
              </styled.div>
            </>
          ) : (
            <styled.div display="flex" gap="5">
              <MenuLink to="/login" fontWeight="semibold">
                <FormattedMessage id="layout.login" />
              </MenuLink>
              <MenuLink to="/signup" fontWeight="semibold">
                <FormattedMessage id="account.signup" />
              </MenuLink>
            </styled.div>
          )}
        </styled.div>
        <MenuLink to={ALL_PRODUCTS.path} fontSize="lg" fontWeight="semibold">
          <FormattedMessage id={ALL_PRODUCTS.titleKey} />
        </MenuLink>
        {CATEGORIES.map(({ group, path, titleKey }) => (
          <styled.div key={group}>
            <MenuLink to={path} fontSize="lg" fontWeight="semibold">
              <FormattedMessage id={titleKey} />
            </MenuLink>
            <styled.ul borderStartWidth="2px" borderColor="purple.200" paddingStart="4">
              {products
                .filter((product) => product.group === group)
                .map((product) => (
                  <li key={product.id}>
                    <MenuLink to={`/product/${product.slug}`} color="fg.muted">
                      {product.title}
                    </MenuLink>
                  </li>
                ))}
            </styled.ul>
          </styled.div>
        ))}
        <styled.div borderTopWidth="1px" pt="4">
          {market === 'KR' ? (
            <MenuLink to="/message-board">
              <FormattedMessage id="layout.alerts" />
            </MenuLink>
          ) : null}
          {FURTHER.map(({ path, titleKey }) => (
            <MenuLink key={path} to={path}>
              <FormattedMessage id={titleKey} />
            </MenuLink>
          ))}
          {viewer?.viewerIsStaff ? (
            <styled.a href="/admin/dashboard" display="block" py="2.5" fontWeight="semibold" color="fg.accent">
              <FormattedMessage id="layout.office" />
            </styled.a>
          ) : null}
        </styled.div>
      </styled.nav>
    </SidePanel>
  );
}
