import { createToaster } from '@chakra-ui/react';

/** Short messages at the bottom of the screen, which disappear by themselves. */
export const toaster = createToaster({ placement: 'bottom', duration: 6_000, gap: 8 });

/** Shows an error message that stays until it is closed. */
export function showError(title: string): void {
  toaster.error({ title, duration: Number.POSITIVE_INFINITY });
}
