import { Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Anchor for an action's link; takes no space while its panels are empty. */
export function PanelPlace({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <Grid id={id} tabIndex={-1} gap="5" scrollMarginTop="5rem" _empty={{ display: 'none' }}>
      {children}
    </Grid>
  );
}
