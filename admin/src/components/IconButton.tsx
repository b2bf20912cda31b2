import { type ButtonProps, IconButton as ChakraIconButton } from '@chakra-ui/react';
import { Tooltip } from './Tooltip.tsx';

/** A round button that shows an icon only; `label` is its name, which a tooltip shows as well. */
export function IconButton({ label, ...rest }: ButtonProps & { readonly label: string }) {
  return (
    <Tooltip content={label}>
      <ChakraIconButton variant="ghost" aria-label={label} {...rest} />
    </Tooltip>
  );
}
