import { chakra } from '@chakra-ui/react/styled-system';
import { useText } from '../../../app/use-text.ts';
import type { BulkAnswer } from './use-bulk-update.ts';

/** Results of a bulk action: the number of orders done, and the others with reasons. */
export function BulkResults({ answers }: { answers: readonly BulkAnswer[] }) {
  const t = useText();
  const done = answers.filter(({ outcome }) => outcome === 'DONE').length;
  const others = answers.filter(({ outcome }) => outcome !== 'DONE');
  return (
    <chakra.div role="status" display="grid" gap="3">
      <chakra.p px="4" py="3" borderRadius="md" bg="green.50" color="green.700" fontWeight="medium">
        {t('orders.bulk.done', { count: done })}
      </chakra.p>
      {others.length > 0 ? (
        <chakra.div px="4" py="3" borderRadius="md" bg="amber.50" color="amber.700">
          <chakra.p fontWeight="semibold" mb="2">
            {t('orders.bulk.notDone', { count: others.length })}
          </chakra.p>
          <chakra.ul maxHeight="14rem" overflowY="auto" display="grid" gap="1" listStyle="none">
            {others.map(({ orderNumber, message }) => (
              <li key={orderNumber}>
                <chakra.span fontWeight="medium">{orderNumber}</chakra.span> · {message}
              </li>
            ))}
          </chakra.ul>
        </chakra.div>
      ) : null}
    </chakra.div>
  );
}
