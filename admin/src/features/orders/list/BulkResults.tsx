import { Alert, Grid } from '@chakra-ui/react';
import { useText } from '../../../app/use-text.ts';
import { ReasonList } from '../../../components/ReasonList.tsx';
import type { BulkAnswer } from '../bulk/use-bulk-answers.ts';

/** Result of a bulk action: the number of orders that succeeded, and the other orders with reasons. */
export function BulkResults({ answers }: { answers: readonly BulkAnswer[] }) {
  const t = useText();
  const done = answers.filter(({ outcome }) => outcome === 'DONE').length;
  const isUndoable = answers.some((answer) => answer.isUndoable);
  const others = answers.filter(({ outcome }) => outcome !== 'DONE');
  return (
    <Grid role="status" gap="3">
      <Alert.Root status="success">
        <Alert.Content>{t(isUndoable ? 'orders.bulk.undoable' : 'orders.bulk.done', { count: done })}</Alert.Content>
      </Alert.Root>
      {others.length > 0 ? (
        <Alert.Root status="warning">
          <Alert.Content>
            <Alert.Title>{t('orders.bulk.notDone', { count: others.length })}</Alert.Title>
            <ReasonList reasons={others.map(({ orderNumber, message }) => ({ name: orderNumber, reason: message }))} />
          </Alert.Content>
        </Alert.Root>
      ) : null}
    </Grid>
  );
}
