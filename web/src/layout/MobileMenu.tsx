import { MenuIcon } from '@eunbit/ui/icons.tsx';
import { PanelButton } from '../components/PanelButton.tsx';

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
