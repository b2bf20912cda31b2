import { Tooltip as ChakraTooltip, Portal } from '@chakra-ui/react';
import type { ReactElement } from 'react';

interface TooltipProps {
  readonly content: string;
  /** The described element, which must be focusable. */
  readonly children: ReactElement;
}

/** Shows a short text while an element is hovered or focused. */
export function Tooltip({ content, children }: TooltipProps) {
  return (
    <ChakraTooltip.Root openDelay={400} closeDelay={100}>
      <ChakraTooltip.Trigger asChild>{children}</ChakraTooltip.Trigger>
      <Portal>
        <ChakraTooltip.Positioner>
          <ChakraTooltip.Content>{content}</ChakraTooltip.Content>
        </ChakraTooltip.Positioner>
      </Portal>
    </ChakraTooltip.Root>
  );
}
