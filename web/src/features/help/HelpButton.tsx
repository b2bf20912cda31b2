import { PanelButton } from '../../components/PanelButton.tsx';
import { HelpIcon } from '../../elements/icons.tsx';

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
