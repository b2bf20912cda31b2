/** A box as the browser measures it. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The place of a pointer within a box in percent, `transform-origin` of a picture that grows under the pointer. */
export function toTransformOrigin(pointer: { readonly clientX: number; readonly clientY: number }, box: Box): string {
  return `${toPercent(pointer.clientX - box.left, box.width)} ${toPercent(pointer.clientY - box.top, box.height)}`;
}

function toPercent(distance: number, length: number): string {
  if (length === 0) return '50%';
  return `${Math.round(Math.min(1, Math.max(0, distance / length)) * 1000) / 10}%`;
}
