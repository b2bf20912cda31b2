import { Alert, Grid } from '@chakra-ui/react';
import { useText } from '../../app/use-text.ts';
import type { LineOutcome } from '../../gql/graphql.ts';

export interface LineResult {
  readonly lineId: string;
  readonly outcome: LineOutcome;
  /** Why it was not booked now. */
  readonly message?: string | null;
}

/** What the last press came to. Lines that were not booked say why in their row. */
export function BookResults({ results }: { results: readonly LineResult[] }) {
  const t = useText();
  const count = (outcome: LineResult['outcome']) => results.filter((result) => result.outcome === outcome).length;
  const [booked, before] = [count('BOOKED'), count('BOOKED_BEFORE')];
  const open = results.length - booked - before;
  return (
    <Grid role="status" gap="2" mb={results.length > 0 ? '3' : '0'}>
      {booked > 0 ? <Result status="success">{t('bankStatements.book.done', { count: booked })}</Result> : null}
      {before > 0 ? <Result status="info">{t('bankStatements.book.before', { count: before })}</Result> : null}
      {open > 0 ? <Result status="warning">{t('bankStatements.book.notDone', { count: open })}</Result> : null}
    </Grid>
  );
}

function Result({ status, children }: { status: 'success' | 'info' | 'warning'; children: string }) {
  return (
    <Alert.Root status={status}>
      <Alert.Content>{children}</Alert.Content>
    </Alert.Root>
  );
}
