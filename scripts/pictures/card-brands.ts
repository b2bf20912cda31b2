import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { letters } from './letters.ts';

const WIDTH = 48;
const HEIGHT = 32;

/** A small card with rounded corners and a mark. */
function card(background: string, marks: string): string {
  const frame = `<rect x=".5" y=".5" width="47" height="31" rx="4" fill="${background}" stroke="#d9d9e0"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">${frame}${marks}</svg>\n`;
}

function word(text: string, y: number, size: number, colour: string, tracking = 0): string {
  const path = letters(text, WIDTH / 2, y, { face: 'latin', size, anchor: 'middle', tracking });
  return `<path d="${path}" fill="${colour}" stroke="${colour}" stroke-width="${size / 28}"/>`;
}

const slanted = (marks: string): string => `<g transform="translate(5 0) skewX(-14)">${marks}</g>`;

const APPLE =
  'M12.6 11.1c.9-.1 1.7.5 2.2.5s1.2-.6 2.2-.5c.9 0 1.8.5 2.3 1.3-2.1 1.3-1.6 4 .4 4.8-.6 1.6-1.6 3.4-2.9 3.4-.8 ' +
  '0-1.1-.5-2-.5s-1.3.5-2 .5c-1.5 0-3.3-3.2-3.3-5.8 0-2.4 1.5-3.6 3.1-3.7zM16.7 8c.1 1.5-1.1 2.6-2.2 2.6-.1-1.3 1-2.5 2.2-2.6z';

const wordAt = (text: string, x: number, y: number, size: number, colour: string): string =>
  `<path d="${letters(text, x, y, { face: 'latin', size })}" fill="${colour}"/>`;

/** The card brands that the shop accepts, each as a recognisable drawing. */
const CARD_BRANDS: Readonly<Record<string, () => string>> = {
  visa: () => card('#fff', slanted(word('VISA', 21, 15, '#1a1f71'))),
  mastercard: () =>
    card(
      '#fff',
      '<circle cx="19" cy="16" r="9" fill="#eb001b"/><circle cx="29" cy="16" r="9" fill="#f79e1b"/>' +
        '<path d="M24 8.5a9 9 0 0 1 0 15 9 9 0 0 1 0-15z" fill="#ff5f00"/>',
    ),
  'american-express': () =>
    card('#006fcf', word('AMERICAN', 14.6, 7.7, '#fff', 0.02) + word('EXPRESS', 23.4, 7.7, '#fff', 0.1)),
  discover: () =>
    card(
      '#fff',
      `<path d="M18 31.5c11-2.6 21-7.5 29.5-13.5v9.5a4 4 0 0 1-4 4z" fill="#f58220"/>${word('DISCOVER', 16.5, 8.6, '#231f20')}`,
    ),
  'apple-pay': () => card('#fff', `<path d="${APPLE}" fill="#000"/>${wordAt('Pay', 21.5, 20.4, 12.4, '#000')}`),
};

/** Writes the marks into a folder, one file for each brand. */
export async function drawCardBrands(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, draw] of Object.entries(CARD_BRANDS)) await writeFile(join(folder, `${name}.svg`), draw());
}
