import { Grid, type GridProps } from '@chakra-ui/react';

/** A place on the page that the next action leads to; takes no room while its panels show nothing. */
export function PanelPlace({ id, children, ...rest }: GridProps & { readonly id: string }) {
  return (
    <Grid id={id} tabIndex={-1} gap="5" scrollMarginTop="5rem" _empty={{ display: 'none' }} {...rest}>
      {children}
    </Grid>
  );
}
