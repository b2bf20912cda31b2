import { IconButton } from '@eunbit/ui/Button.tsx';
import { MenuIcon } from '@eunbit/ui/icons.tsx';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { useOnDemand } from '../../components/use-on-demand.tsx';
import type { CategoryMenu_ProductFragment } from '../../gql/graphql.ts';
import { loadScreenMessages } from '../messages.ts';
import type { MobileMenuPanelProps } from './MobileMenuPanel.tsx';

/** Opens the header's links in a panel, for windows too narrow for the menus. */
export function MobileMenu({ products }: { products: readonly CategoryMenu_ProductFragment[] }) {
  const intl = useIntl();
  const { key: visit } = useLocation();
  const [open, setOpen] = useState(false);
  const { Part: Panel, ask } = useOnDemand<MobileMenuPanelProps>(async () => {
    const [{ MobileMenuPanel }] = await Promise.all([import('./MobileMenuPanel.tsx'), loadScreenMessages(['account'])]);
    return MobileMenuPanel;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation closes the menu.
  useEffect(() => setOpen(false), [visit]);
  return (
    <>
      <IconButton
        label={intl.formatMessage({ id: 'layout.openMenu' })}
        aria-haspopup="dialog"
        onClick={async () => {
          if (await ask()) setOpen(true);
        }}
      >
        <MenuIcon />
      </IconButton>
      {Panel ? <Panel products={products} open={open} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
