import { type SyntheticEvent, useEffect, useRef } from 'react';

/**
 * Keeps a native dialog modal for as long as `open` says. `onClose` is called when the visitor closed it (Escape, the
 * back gesture of a phone), not when it closed because `open` went away: the browser tells of that one later, and a
 * dialog that was opened again meanwhile would be closed by the news of the time before.
 */
export function useModalDialog(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const untold = useRef(0);
  useEffect(() => {
    const dialog = ref.current;
    if (open && !dialog?.open) dialog?.showModal();
    if (!open && dialog?.open) {
      untold.current += 1;
      dialog.close();
    }
  }, [open]);
  return {
    ref,
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      // React tells a dialog also of the closing of another one inside it.
      if (event.target !== ref.current) return;
      if (untold.current > 0) untold.current -= 1;
      else onClose();
    },
  };
}
