import { chakra } from '@chakra-ui/react/styled-system';
import { IconButton } from '@eunbit/ui/Button.tsx';
import { MenuIcon } from '@eunbit/ui/icons.tsx';
import { SidePanel } from '@eunbit/ui/SidePanel.tsx';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { CATEGORIES } from '../../features/catalogue/categories.ts';
import type { CategoryMenu_ProductFragment } from '../../gql/graphql.ts';
import { LanguageToggle } from './LanguageToggle.tsx';
import { StoreSwitch } from './StoreSwitch.tsx';

const MenuLink = chakra(Link, { base: { display: 'block', py: '2.5' } });

/** The header's links in a panel, for windows too narrow for the menus. */
export function MobileMenu({ products }: { products: readonly CategoryMenu_ProductFragment[] }) {
  const intl = useIntl();
  const { key: visit } = useLocation();
  const [open, setOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation closes the menu.
  useEffect(() => setOpen(false), [visit]);
  return (
    <>
      <IconButton
        label={intl.formatMessage({ id: 'layout.openMenu' })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <MenuIcon />
      </IconButton>
      <SidePanel
        open={open}
        onClose={() => setOpen(false)}
        side="start"
        title={intl.formatMessage({ id: 'layout.menu' })}
        footer={
          <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3">
            <StoreSwitch />
            <LanguageToggle />
          </chakra.div>
        }
      >
        <chakra.nav display="grid" gap="6">
          {CATEGORIES.map(({ group, path, titleKey }) => (
            <chakra.div key={group}>
              <MenuLink to={path} fontSize="lg" fontWeight="semibold">
                <FormattedMessage id={titleKey} />
              </MenuLink>
              <chakra.ul borderStartWidth="2px" borderColor="purple.200" paddingStart="4">
                {products
                  .filter((product) => product.group === group)
                  .map((product) => (
                    <li key={product.id}>
                      <MenuLink to={`/product/${product.slug}`} color="fg.muted">
                        {product.title}
                      </MenuLink>
                    </li>
                  ))}
              </chakra.ul>
            </chakra.div>
          ))}
          <MenuLink to="/guest-order" borderTopWidth="1px" pt="5">
            <FormattedMessage id="layout.guestOrder" />
          </MenuLink>
        </chakra.nav>
      </SidePanel>
    </>
  );
}
