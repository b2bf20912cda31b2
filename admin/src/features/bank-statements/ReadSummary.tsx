import { Alert, chakra, Grid } from '@chakra-ui/react';
import type { StatementAnswer } from '@eunbit/schema/bank-statement';
import { useText } from '../../app/use-text.ts';

/** What came of a statement: how many deposits are new, and which rows could not be read. */
export function ReadSummary({ answer }: { answer: Extract<StatementAnswer, { outcome: 'READ' }> }) {
  const t = useText();
  const { added, known, skipped, unreadable, unreadableCount } = answer;
  const further = unreadableCount - unreadable.length;
  return (
    <Grid role="status" gap="3" mt="4">
      <Alert.Root status={added > 0 ? 'success' : 'info'}>
        <Alert.Content>{t('bankStatements.read.counts', { added, known, skipped })}</Alert.Content>
      </Alert.Root>
      {unreadableCount > 0 ? (
        <Alert.Root status="warning">
          <Alert.Content>
            <Alert.Title>{t('bankStatements.read.unreadable', { count: unreadableCount })}</Alert.Title>
            <chakra.ul maxHeight="12rem" overflowY="auto" tabIndex={0} listStyle="none" display="grid" gap="1">
              {unreadable.map(({ line, reason, text }) => (
                <chakra.li key={line} overflowWrap="anywhere">
                  {t('bankStatements.read.row', { line, reason: t(`bankStatements.unreadable.${reason}`) })} {text}
                </chakra.li>
              ))}
              {further > 0 ? <li>{t('bankStatements.read.further', { count: further })}</li> : null}
            </chakra.ul>
          </Alert.Content>
        </Alert.Root>
      ) : null}
    </Grid>
  );
}
