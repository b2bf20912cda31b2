import { box, Canvas, group, path } from '../canvas.ts';
import { letters, letterWidth } from '../letters.ts';
import { INK, INK_SOFT } from '../palette.ts';
import { mark } from './mark.ts';

/** `dark` letters for light grounds, `light` letters for dark grounds. */
type Variant = 'dark' | 'light';

const LATIN = { face: 'latin', size: 104, tracking: 0.01 } as const;
const KOREAN = { face: 'korean', size: 48, tracking: 0.02 } as const;
const HEIGHT = 128;

function foil(canvas: Canvas, variant: Variant): string {
  const dark = [
    [0, '#d9cef6'],
    [0.4, '#9f8bd6'],
    [0.6, '#c7cad4'],
    [1, '#8388a0'],
  ] as const;
  const light = [
    [0, '#fff'],
    [0.4, '#cfc1f2'],
    [0.6, '#f1f2f6'],
    [1, '#b5b9c8'],
  ] as const;
  return canvas.linear(variant === 'dark' ? dark : light, [0, 0, 1, 1]);
}

/** Mark and wordmark in a row, from (0, 0) down to 128; see `logo` for its width. */
export function lockup(canvas: Canvas, variant: Variant): string {
  const latinEnd = 96 + letterWidth('Eunbit', LATIN);
  const [strong, quiet] = variant === 'dark' ? [INK, INK_SOFT] : ['#fff', '#e4dcf7'];
  return group(
    {},
    path(mark(42, 64, 112), foil(canvas, variant), { 'fill-rule': 'evenodd' }),
    path(letters('Eunbit', 96, 98, LATIN), strong),
    path(letters('은빛', latinEnd + 20, 96, KOREAN), quiet),
  );
}

/** The logo as a picture of its own. */
export function logo(variant: Variant): string {
  const width = Math.ceil(96 + letterWidth('Eunbit', LATIN) + 20 + letterWidth('은빛', KOREAN) + 6);
  const canvas = new Canvas(`logo-${variant}`, width, HEIGHT);
  return canvas.render(lockup(canvas, variant));
}

/** The app icon: the mark on dark grey; `rounded` for browsers, square where the system cuts the corners itself. */
export function icon(corners: 'rounded' | 'square'): string {
  const canvas = new Canvas('icon', 128, 128);
  const ground = canvas.linear([
    [0, '#4a4d56'],
    [1, '#2a2c31'],
  ]);
  return canvas.render(
    box(0, 0, 128, 128, ground, { rx: corners === 'rounded' ? 30 : 0 }),
    path(mark(64, 62, 100), foil(canvas, 'light'), { 'fill-rule': 'evenodd' }),
  );
}
