import { Box, Grid, Skeleton, Text, VisuallyHidden } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useText } from '../app/use-text.ts';
import { QueryError, type QueryState } from './QueryError.tsx';

export interface ListFrameProps {
  /** The rows; null while they load. */
  readonly children: ReactNode | null;
  /** Shown instead of an empty list; false if there are rows. */
  readonly empty?: string | false;
  /** The query of the rows. */
  readonly answer: QueryState;
  /** Shown if the query failed. */
  readonly failed: string;
  /** Whether other rows are loading; by default while the rows of the previous page are still shown. */
  readonly busy?: boolean;
  /** Number and height of the rows in the skeleton. */
  readonly rows: number;
  readonly rowHeight: string;
}

/** Shows a list in each of its states: loading, failed, empty and filled. */
export function ListFrame({ children, empty, answer, failed, rows, rowHeight, ...props }: ListFrameProps) {
  const { busy = answer.loading && answer.data === undefined && children !== null } = props;
  return (
    <>
      <QueryError answer={answer} failed={failed} mb="4" />
      {children !== null ? (
        <Box aria-busy={busy} opacity={busy ? 0.55 : 1}>
          {empty ? <EmptyNote>{empty}</EmptyNote> : children}
        </Box>
      ) : answer.error ? null : (
        <RowsSkeleton rows={rows} rowHeight={rowHeight} />
      )}
    </>
  );
}

function EmptyNote({ children }: { children: string }) {
  return (
    <Text
      bg="white"
      borderWidth="1px"
      borderRadius="md"
      px="4"
      py="20"
      textAlign="center"
      fontSize="md"
      color="fg.muted"
    >
      {children}
    </Text>
  );
}

function RowsSkeleton({ rows, rowHeight }: Pick<ListFrameProps, 'rows' | 'rowHeight'>) {
  const t = useText();
  return (
    <Grid role="status" gap="3">
      <VisuallyHidden>{t('app.loading')}</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <Skeleton key={row} height={rowHeight} bg="gray.200" />
      ))}
    </Grid>
  );
}
