import { chakra } from '@chakra-ui/react/styled-system';
import { useText } from '../../../app/use-text.ts';

/** Marks an order that came in while the list was open. */
export function NewMark() {
  const t = useText();
  return (
    <chakra.span
      marginStart="2"
      px="1.5"
      py="0.5"
      borderRadius="sm"
      bg="purple.600"
      color="white"
      fontSize="xs"
      fontWeight="semibold"
    >
      {t('orders.list.new')}
    </chakra.span>
  );
}
