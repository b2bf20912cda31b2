import { Grid, VisuallyHidden } from '@chakra-ui/react';
import { useText } from '../../../app/use-text.ts';
import { Button } from '../../../components/Button.tsx';
import { MOST_HELD_BACK } from './new-orders.ts';

interface NewOrdersAlertProps {
  /** Number of held-back orders. */
  readonly waiting: number;
  /** Number of orders that appeared while the list was open; announced to screen readers only. */
  readonly arrived: number;
  readonly onShow: () => void;
}

export function NewOrdersAlert({ waiting, arrived, onShow }: NewOrdersAlertProps) {
  const t = useText();
  return (
    <Grid
      role="status"
      position="sticky"
      top="20"
      zIndex="3"
      // Positioned over the rows: they must not move when it appears.
      height="0"
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
    </Grid>
  );
}
