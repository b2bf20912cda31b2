import { Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** A place on the page that an action leads to; takes no room while its panels show nothing. */
export function PanelPlace({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <Grid id={id} tabIndex={-1} gap="5" scrollMarginTop="5rem" _empty={{ display: 'none' }}>
      {children}
    </Grid>
  );
}
