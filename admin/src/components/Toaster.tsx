import { Toaster as ChakraToaster, Portal, Toast } from '@chakra-ui/react';
import { useText } from '../app/use-text.ts';
import { CloseIcon } from './icons.tsx';
import { toaster } from './toaster.ts';

/** Shows the messages of `toaster`. Rendered once, in the frame of the application. */
export function Toaster() {
  const t = useText();
  return (
    <Portal>
      <ChakraToaster toaster={toaster} aria-label={t('app.toasts')} insetInline="4">
        {({ title, action }) => (
          <Toast.Root>
            <Toast.Title>{title}</Toast.Title>
            {action ? <Toast.ActionTrigger>{action.label}</Toast.ActionTrigger> : null}
            <Toast.CloseTrigger aria-label={t('app.close')}>
              <CloseIcon />
            </Toast.CloseTrigger>
          </Toast.Root>
        )}
      </ChakraToaster>
    </Portal>
  );
}
