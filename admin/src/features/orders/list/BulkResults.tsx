import { Alert, chakra, Grid, Span } from '@chakra-ui/react';
import { useText } from '../../../app/use-text.ts';
import type { BulkAnswer } from './use-bulk-update.ts';

/** Results of a bulk action: the number of orders done, and the others with reasons. */
export function BulkResults({ answers }: { answers: readonly BulkAnswer[] }) {
  const t = useText();
  const done = answers.filter(({ outcome }) => outcome === 'DONE').length;
  const isPending = answers.some((answer) => answer.isPending);
  const others = answers.filter(({ outcome }) => outcome !== 'DONE');
  return (
    <Grid role="status" gap="3">
      <Alert.Root status="success">
        <Alert.Content>{t(isPending ? 'orders.bulk.pending' : 'orders.bulk.done', { count: done })}</Alert.Content>
      </Alert.Root>
      {others.length > 0 ? (
        <Alert.Root status="warning">
          <Alert.Content>
            <Alert.Title>{t('orders.bulk.notDone', { count: others.length })}</Alert.Title>
            <chakra.ul
              maxHeight="14rem"
              overflowY="auto"
              // A region that scrolls has to be reachable by keyboard.
              tabIndex={0}
              display="grid"
              gap="1"
              listStyle="none"
              fontWeight="normal"
            >
              {others.map(({ orderNumber, message }) => (
                <li key={orderNumber}>
                  <Span fontWeight="medium">{orderNumber}</Span> · {message}
                </li>
              ))}
            </chakra.ul>
          </Alert.Content>
        </Alert.Root>
      ) : null}
    </Grid>
  );
}
