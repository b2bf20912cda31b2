import { type TouchEvent, useRef } from 'react';
import { getSwipeStep } from './picture-turns.ts';

/** Handlers for swiping sideways with one finger: 1 means next, -1 previous. */
export function useSwipe(onSwipe: (step: -1 | 1) => void) {
  const start = useRef<number | null>(null);
  return {
    onTouchStart({ touches }: TouchEvent) {
      // Two fingers zoom.
      start.current = touches.length === 1 ? (touches[0]?.clientX ?? null) : null;
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const end = changedTouches[0]?.clientX;
      if (start.current === null || end === undefined) return;
      const step = getSwipeStep(start.current, end);
      if (step !== 0) onSwipe(step);
    },
  };
}
