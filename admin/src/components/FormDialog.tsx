import { type ButtonProps, chakra, Dialog } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useText } from '../app/use-text.ts';
import { Button } from './Button.tsx';
import { ErrorAlert } from './ErrorAlert.tsx';
import { ModalDialog, type ModalDialogProps } from './ModalDialog.tsx';
import type { AnySendForm } from './use-send-form.ts';

interface DialogFormProps {
  readonly form: AnySendForm;
  readonly agree: string;
  /** Text of the button that closes the dialog. */
  readonly back?: string;
  readonly colorPalette?: ButtonProps['colorPalette'];
  /** Disables the submit button if there is nothing to send yet. */
  readonly disabled?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A form in a dialog, with each error at its field. */
export function FormDialog({
  title,
  wide,
  getFinalFocus,
  ...rest
}: DialogFormProps & Omit<ModalDialogProps, 'withClose'>) {
  return (
    <ModalDialog title={title} wide={wide} getFinalFocus={getFinalFocus} onClose={rest.onClose}>
      <DialogForm {...rest} />
    </ModalDialog>
  );
}

/** The form of a dialog that has other content as well. */
export function DialogForm({ form, agree, back, colorPalette = 'gray', disabled, onClose, children }: DialogFormProps) {
  const t = useText();
  return (
    <chakra.form {...form.formProps} display="grid" gap="5">
      {children}
      {form.problem ? <ErrorAlert>{form.problem}</ErrorAlert> : null}
      <Dialog.Footer>
        <Button variant="outline" onClick={onClose}>
          {back ?? t('orders.dialog.back')}
        </Button>
        <Button type="submit" loading={form.busy} disabled={disabled} colorPalette={colorPalette}>
          {agree}
        </Button>
      </Dialog.Footer>
    </chakra.form>
  );
}
