import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { loadScreenMessages } from '../app/messages.ts';
import { IconButton } from '../elements/Button.tsx';
import { useOnDemand } from './use-on-demand.tsx';

export interface PanelProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

interface PanelButtonProps {
  /** Message key of what the button does. */
  readonly label: string;
  readonly icon: ReactNode;
  /** Feature whose messages the panel shows. */
  readonly texts: string;
  readonly load: () => Promise<ComponentType<PanelProps>>;
  /** Path to which the button leads while scripts do not run; absent if it needs them. */
  readonly action?: string;
  /** Form fields that are sent to `action`. */
  readonly children?: ReactNode;
}

/** A button of the header that opens a panel over the page; the panel's code is loaded with the first press. */
export function PanelButton({ label, icon, texts, load, action, children }: PanelButtonProps) {
  const intl = useIntl();
  const { key: visit } = useLocation();
  const [open, setOpen] = useState(false);
  const { Part: Panel, ask } = useOnDemand(async () => (await Promise.all([load(), loadScreenMessages([texts])]))[0]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation closes the panel.
  useEffect(() => setOpen(false), [visit]);
  const button = (
    <IconButton
      label={intl.formatMessage({ id: label })}
      type={action ? 'submit' : 'button'}
      aria-haspopup="dialog"
      onClick={async (event) => {
        event.preventDefault();
        setOpen(await ask());
      }}
    >
      {icon}
    </IconButton>
  );
  return (
    <>
      {action ? (
        <form action={action} style={{ display: 'flex' }}>
          {children}
          {button}
        </form>
      ) : (
        button
      )}
      {Panel ? <Panel open={open} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
