import { type Canvas, group, path } from '../canvas.ts';
import { letters, letterWidth } from '../letters.ts';
import { INK } from '../palette.ts';
import { mark } from './mark.ts';

/** The words printed on a product. */
export interface Wording {
  readonly korean: string;
  readonly english: string;
}

/** The wordmark, Latin then Korean, centred on x; `size` is the em of the Latin letters. */
function wordmark(x: number, y: number, size: number, color: string): string {
  const latin = { face: 'latin', size, tracking: 0.01 } as const;
  const korean = { face: 'korean', size: size * 0.44 } as const;
  const gap = size * 0.2;
  const width = letterWidth('Eunbit', latin) + gap + letterWidth('은빛', korean);
  const left = x - width / 2;
  const koreanLeft = left + width - letterWidth('은빛', korean);
  return path(letters('Eunbit', left, y, latin) + letters('은빛', koreanLeft, y, korean), color);
}

/** The wordmark above the product's name in both languages; (x, y) is the wordmark's baseline. */
export function printedLabel(x: number, y: number, size: number, wording: Wording, color = INK): string {
  const korean = { face: 'korean', size: size * 0.46, anchor: 'middle', tracking: 0.04 } as const;
  const english = { face: 'latin', size: size * 0.23, anchor: 'middle', tracking: 0.16 } as const;
  return group(
    {},
    wordmark(x, y, size, color),
    path(letters(wording.korean, x, y + size * 0.82, korean), color),
    path(letters(wording.english, x, y + size * 1.22, english), color, { opacity: 0.75 }),
  );
}

/** The mark as pressed silver foil. */
export function foilMark(canvas: Canvas, x: number, y: number, size: number): string {
  const foil = canvas.linear(
    [
      [0, '#e9ebf0'],
      [0.35, '#a4a8b6'],
      [0.55, '#dfe2e9'],
      [1, '#868b9b'],
    ],
    [0, 0, 1, 1],
  );
  return path(mark(x, y, size), foil, { 'fill-rule': 'evenodd' });
}
