import { type SyntheticEvent, useEffect, useRef } from 'react';

/**
 * Opens and closes a native dialog when `open` changes. `onClose` is called if the visitor closed it (Escape, the back gesture of
 * a phone), not if `open` became false: the browser fires that event later, when the dialog may be open again, and would close
 * it.
 */
export function useModalDialog(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const programmaticCloses = useRef(0);
  useEffect(() => {
    const dialog = ref.current;
    if (open && !dialog?.open) dialog?.showModal();
    if (!open && dialog?.open) {
      programmaticCloses.current += 1;
      dialog.close();
    }
  }, [open]);
  return {
    ref,
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      // React also delivers the close event of a dialog inside this one.
      if (event.target !== ref.current) return;
      if (programmaticCloses.current > 0) programmaticCloses.current -= 1;
      else onClose();
    },
  };
}
