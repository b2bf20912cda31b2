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
  /** `submit` for a button that submits its form where scripts do not run. */
  readonly type?: 'button' | 'submit';
}

/** A button of the header that opens a panel over the page; its code is loaded with the first press. */
export function PanelButton({ label, icon, texts, load, type = 'button' }: PanelButtonProps) {
  const intl = useIntl();
  const { key: visit } = useLocation();
  const [open, setOpen] = useState(false);
  const { Part: Panel, ask } = useOnDemand(async () => (await Promise.all([load(), loadScreenMessages([texts])]))[0]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation closes the panel.
  useEffect(() => setOpen(false), [visit]);
  return (
    <>
      <IconButton
        label={intl.formatMessage({ id: label })}
        type={type}
        aria-haspopup="dialog"
        onClick={async (event) => {
          event.preventDefault();
          setOpen(await ask());
        }}
      >
        {icon}
      </IconButton>
      {Panel ? <Panel open={open} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
