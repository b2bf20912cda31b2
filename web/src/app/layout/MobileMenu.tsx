import { MenuIcon } from '@eunbit/ui/icons.tsx';
import type { CategoryMenu_ProductFragment } from '../../gql/graphql.ts';
import { PanelButton } from './PanelButton.tsx';

/** Opens the header's links in a panel, for windows too narrow for the menus. */
export function MobileMenu({ products }: { products: readonly CategoryMenu_ProductFragment[] }) {
  return (
    <PanelButton
      label="layout.openMenu"
      icon={<MenuIcon />}
      texts="account"
      load={async () => (await import('./MobileMenuPanel.tsx')).MobileMenuPanel}
      more={{ products }}
    />
  );
}
