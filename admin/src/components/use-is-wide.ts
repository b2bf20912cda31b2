import { useBreakpointValue } from '@chakra-ui/react';

/** Whether the window is wide enough for tables. */
export function useIsWide(): boolean {
  return useBreakpointValue({ base: false, md: true }, { ssr: false }) ?? false;
}
