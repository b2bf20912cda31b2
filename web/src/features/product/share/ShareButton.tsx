import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useOnDemand } from '../../../components/use-on-demand.tsx';
import { Button } from '../../../elements/Button.tsx';
import { ShareIcon } from '../../../elements/icons.tsx';
import type { SharedPage } from './share-address.ts';

/** Opens the share sheet of a phone, or otherwise the shop's own dialog, whose code is loaded with the first press. */
export function ShareButton({ page }: { page: SharedPage }) {
  const { Part: Dialog, ask } = useOnDemand(async () => (await import('./ShareDialog.tsx')).ShareDialog);
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);

  async function openDialog(): Promise<void> {
    setBusy(true);
    setOpen(await ask());
    setBusy(false);
  }

  async function share(): Promise<void> {
    if (!hasShareSheet()) return openDialog();
    try {
      await navigator.share({ title: page.title, url: page.url });
    } catch (error) {
      // Closing the sheet is no error.
      if ((error as Error).name !== 'AbortError') await openDialog();
    }
  }

  return (
    <>
      <Button variant="outline" size="sm" busy={busy} aria-haspopup="dialog" onClick={share}>
        <ShareIcon boxSize="1.2em" />
        <FormattedMessage id="product.share" />
      </Button>
      {Dialog ? <Dialog page={page} open={open} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** Phones and tablets have a share sheet with the person's applications; on desktops it offers little. */
function hasShareSheet(): boolean {
  return typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches;
}
