import { IconButton } from '@eunbit/ui/Button.tsx';
import { HelpIcon } from '@eunbit/ui/icons.tsx';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { useOnDemand } from '../../components/use-on-demand.tsx';
import { loadScreenMessages } from '../messages.ts';

/** Opens the help drawer; stands in the same place of every page. */
export function HelpButton() {
  const intl = useIntl();
  const { key: visit } = useLocation();
  const [open, setOpen] = useState(false);
  const { Part: Drawer, ask } = useOnDemand(async () => {
    const [{ HelpDrawer }] = await Promise.all([
      import('../../features/help/HelpDrawer.tsx'),
      loadScreenMessages(['help']),
    ]);
    return HelpDrawer;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation closes the drawer.
  useEffect(() => setOpen(false), [visit]);
  return (
    <>
      <IconButton
        label={intl.formatMessage({ id: 'layout.help' })}
        aria-haspopup="dialog"
        onClick={async () => setOpen(await ask())}
      >
        <HelpIcon />
      </IconButton>
      {Drawer ? <Drawer open={open} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
