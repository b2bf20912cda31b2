import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '@eunbit/ui/Button.tsx';
import { VisuallyHidden } from '@eunbit/ui/VisuallyHidden.tsx';
import { useText } from '../../../app/use-text.ts';
import { MOST_HELD_BACK } from './new-orders.ts';

interface NewOrdersAlertProps {
  /** Orders that are held back. */
  readonly waiting: number;
  /** Orders that appeared while the list was open, told to screen readers only: others see them. */
  readonly arrived: number;
  readonly onShow: () => void;
}

export function NewOrdersAlert({ waiting, arrived, onShow }: NewOrdersAlertProps) {
  const t = useText();
  return (
    <chakra.div
      role="status"
      position="sticky"
      top="20"
      zIndex="3"
      // Takes no room of its own: the rows below must not move when it appears.
      height="0"
      display="grid"
      justifyItems="center"
    >
      {arrived > 0 ? <VisuallyHidden>{t('orders.list.arrived', { count: arrived })}</VisuallyHidden> : null}
      {waiting > 0 ? (
        <Button size="sm" colorPalette="purple" boxShadow="lg" mt={{ base: '2', md: '12' }} onClick={onShow}>
          {waiting < MOST_HELD_BACK
            ? t('orders.list.showNew', { count: waiting })
            : t('orders.list.showMany', { count: waiting })}
        </Button>
      ) : null}
    </chakra.div>
  );
}
