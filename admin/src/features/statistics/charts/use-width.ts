import { type RefObject, useEffect, useState } from 'react';

/** Width of an element in pixels; null before layout. */
export function useWidth(element: RefObject<HTMLElement | null>): number | null {
  const [width, setWidth] = useState<number | null>(null);
  useEffect(
    function followWidth() {
      if (!element.current) return;
      const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
      observer.observe(element.current);
      return () => observer.disconnect();
    },
    [element],
  );
  return width;
}
