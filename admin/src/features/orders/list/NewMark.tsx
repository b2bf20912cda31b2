import { Badge } from '@chakra-ui/react';
import { useText } from '../../../app/use-text.ts';

/** Marks an order that arrived while the list was open. */
export function NewMark() {
  const t = useText();
  return (
    <Badge variant="solid" colorPalette="purple" marginStart="2">
      {t('orders.list.new')}
    </Badge>
  );
}
