import type { CSSProperties } from 'react';

/**
 * For the input that Chakra hides inside a checkbox or a segment: transparent and as large as the visible control, so that a
 * screen reader finds it in touch exploration. Chakra's own is a single pixel.
 */
export const COVERING_INPUT: CSSProperties = {
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  clip: 'auto',
  opacity: 0,
  cursor: 'pointer',
  zIndex: 1,
};
