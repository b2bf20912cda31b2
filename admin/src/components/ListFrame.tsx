import { Box, Grid, Skeleton, Text, VisuallyHidden } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useText } from '../app/use-text.ts';
import { ErrorAlert } from './ErrorAlert.tsx';

interface ListFrameProps {
  /** The rows; null while there is no answer yet. */
  readonly children: ReactNode | null;
  /** Shown in place of an empty list; null where there are rows. */
  readonly empty: string | null;
  /** Shown when the query failed; null when it did not. */
  readonly failed: string | null;
  readonly onRetry: () => void;
  /** Another request is under way. */
  readonly busy: boolean;
  /** Number and height of the skeleton's rows. */
  readonly rows: number;
  readonly rowHeight: string;
}

/** Shows a list in each of its states: loading, failed, empty, filled. */
export function ListFrame({ children, empty, failed, onRetry, busy, rows, rowHeight }: ListFrameProps) {
  return (
    <>
      {failed ? (
        <Box mb="4">
          <ErrorAlert onRetry={onRetry} retrying={busy}>
            {failed}
          </ErrorAlert>
        </Box>
      ) : null}
      {children !== null ? (
        <Box aria-busy={busy} opacity={busy ? 0.55 : 1}>
          {empty ? <EmptyNote>{empty}</EmptyNote> : children}
        </Box>
      ) : failed ? null : (
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
