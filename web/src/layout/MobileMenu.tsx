import { PanelButton } from '../components/PanelButton.tsx';
import { MenuIcon } from '../elements/icons.tsx';

/** Opens the header's links in a panel, for narrow windows. */
export function MobileMenu() {
  return (
    <PanelButton
      label="layout.openMenu"
      icon={<MenuIcon />}
      texts="account"
      load={async () => (await import('./MobileMenuPanel.tsx')).MobileMenuPanel}
    />
  );
}
