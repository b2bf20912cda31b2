import { BRAND } from '@eunbit/schema/brand';
import type { Market } from '@eunbit/schema/market';
import { box, Canvas, path } from '../canvas.ts';
import { letters, letterWidth } from '../letters.ts';
import { INK, INK_SOFT } from '../palette.ts';
import { mark } from './mark.ts';

/** `dark` letters for light backgrounds, `light` letters for dark backgrounds. */
type Variant = 'dark' | 'light';

interface Word {
  readonly text: string;
  readonly face: 'latin' | 'korean';
  readonly size: number;
  readonly baseline: number;
  readonly tracking: number;
}

/** The words of each store's logo: the Korean name comes first in Korea, and is omitted in the US. */
const WORDS: Readonly<Record<Market, readonly Word[]>> = {
  KR: [
    { text: BRAND.koreanName, face: 'korean', size: 100, baseline: 101, tracking: 0.02 },
    { text: BRAND.name, face: 'latin', size: 56, baseline: 98, tracking: 0.01 },
  ],
  US: [{ text: BRAND.name, face: 'latin', size: 104, baseline: 98, tracking: 0.01 }],
};
const WORDS_START = 96;
const GAP = 20;
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

/** The logo of a store: its mark and its words in a row. */
export function logo(market: Market, variant: Variant): string {
  const [strong, quiet] = variant === 'dark' ? [INK, INK_SOFT] : ['#fff', '#e4dcf7'];
  let x = WORDS_START;
  const outlines = WORDS[market].map((word, at) => {
    const outline = path(letters(word.text, x, word.baseline, word), at === 0 ? strong : quiet);
    x += letterWidth(word.text, word) + GAP;
    return outline;
  });
  const canvas = new Canvas(`logo-${market.toLowerCase()}-${variant}`, Math.ceil(x - GAP + 6), HEIGHT);
  return canvas.render(path(mark(42, 64, 112), foil(canvas, variant), { 'fill-rule': 'evenodd' }), ...outlines);
}

/** The app icon: the mark on dark grey; `rounded` for browsers, square if the system rounds the corners itself. */
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
