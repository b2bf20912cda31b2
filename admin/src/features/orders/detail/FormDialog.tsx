import { type ButtonProps, chakra, Dialog } from '@chakra-ui/react';
import type { Outcome } from '@eunbit/ui/use-send';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useText } from '../../../app/use-text.ts';
import { Button } from '../../../components/Button.tsx';
import { ErrorAlert } from '../../../components/ErrorAlert.tsx';
import { focusFirstError } from '../../../components/first-error.ts';
import { ModalDialog } from '../../../components/ModalDialog.tsx';

interface FormDialogProps {
  readonly title: string;
  readonly agree: string;
  readonly colorPalette?: ButtonProps['colorPalette'];
  readonly busy: boolean;
  /** The fields that show their own problems; others are told above the buttons. */
  readonly fields: readonly string[];
  readonly save: () => Promise<Outcome>;
  readonly onClose: () => void;
  readonly onSaved: () => void;
  readonly getFinalFocus?: () => HTMLElement | null;
  readonly children: (getError: (field: string) => string | null) => ReactNode;
}

/** A form in a dialog, with each problem at its field. */
export function FormDialog(props: FormDialogProps) {
  const { title, agree, colorPalette, busy, fields, save, onClose, onSaved, getFinalFocus, children } = props;
  const t = useText();
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<Outcome['problem']>(null);
  const getError = (field: string) => (problem?.field === field ? problem.message : null);
  const isOfForm = problem !== null && !fields.includes(problem.field ?? '');

  useEffect(
    function goToRefusedField() {
      if (problem) focusFirstError(form.current);
    },
    [problem],
  );

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const { problem: refused } = await save();
    setProblem(refused);
    if (!refused) onSaved();
  }

  return (
    <ModalDialog title={title} getFinalFocus={getFinalFocus} onClose={onClose}>
      <chakra.form ref={form} onSubmit={submit} noValidate display="grid" gap="4">
        {children(getError)}
        {isOfForm ? <ErrorAlert>{problem.message ?? t('orders.action.failed')}</ErrorAlert> : null}
        <Dialog.Footer>
          <Button variant="outline" onClick={onClose}>
            {t('orders.dialog.back')}
          </Button>
          <Button type="submit" loading={busy} colorPalette={colorPalette ?? 'gray'}>
            {agree}
          </Button>
        </Dialog.Footer>
      </chakra.form>
    </ModalDialog>
  );
}
