import { PanelButton } from '../../components/PanelButton.tsx';
import { HelpIcon } from '../../elements/icons.tsx';

/** Opens the help drawer; it is in the same place on every page. Without scripts it links to the help centre. */
export function HelpButton() {
  return (
    <PanelButton
      action="/faq"
      label="layout.help"
      icon={<HelpIcon />}
      texts="help"
      load={async () => (await import('./HelpDrawer.tsx')).HelpDrawer}
    />
  );
}
