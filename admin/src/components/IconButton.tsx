import { type ButtonProps, IconButton as ChakraIconButton } from '@chakra-ui/react';
import { Tooltip } from './Tooltip.tsx';

/** A round icon button; `label` is its accessible name and its tooltip. */
export function IconButton({ label, ...rest }: ButtonProps & { readonly label: string }) {
  return (
    <Tooltip content={label}>
      <ChakraIconButton variant="ghost" aria-label={label} {...rest} />
    </Tooltip>
  );
}
