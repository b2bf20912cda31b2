/** A box as `getBoundingClientRect` returns it. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The position of a pointer within a box in percent, as `transform-origin` of the zoomed picture. */
export function toTransformOrigin(pointer: { readonly clientX: number; readonly clientY: number }, box: Box): string {
  return `${toPercent(pointer.clientX - box.left, box.width)} ${toPercent(pointer.clientY - box.top, box.height)}`;
}

function toPercent(distance: number, length: number): string {
  if (length === 0) return '50%';
  return `${Math.round(Math.min(1, Math.max(0, distance / length)) * 1000) / 10}%`;
}
