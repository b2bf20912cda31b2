import { HelpIcon } from '@eunbit/ui/icons.tsx';
import { PanelButton } from '../../components/PanelButton.tsx';

/** Opens the help drawer; it is in the same place on every page. */
export function HelpButton() {
  return (
    <PanelButton
      label="layout.help"
      icon={<HelpIcon />}
      texts="help"
      load={async () => (await import('./HelpDrawer.tsx')).HelpDrawer}
    />
  );
}
