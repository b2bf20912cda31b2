import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype, { type Font } from 'opentype.js';

type Typeface = 'latin' | 'korean';

interface Setting {
  readonly face: Typeface;
  /** Font size in drawing units. */
  readonly size: number;
  readonly anchor?: 'start' | 'middle';
  /** Space added after each letter, in ems. */
  readonly tracking?: number;
}

const require = createRequire(import.meta.url);
const FILES: Record<Typeface, string> = {
  latin: '@fontsource/jost/files/jost-latin-500-normal.woff',
  korean: '@fontsource/ibm-plex-sans-kr/files/ibm-plex-sans-kr-korean-500-normal.woff',
};
const loaded = new Map<Typeface, Font>();

function fontFor(face: Typeface): Font {
  const known = loaded.get(face);
  if (known) return known;
  const bytes = readFileSync(require.resolve(FILES[face]));
  const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  loaded.set(face, font);
  return font;
}

/** Width of a line of text in drawing units, without the trailing tracking. */
export function letterWidth(text: string, { face, size, tracking = 0 }: Setting): number {
  const options = { kerning: true, letterSpacing: tracking };
  return fontFor(face).getAdvanceWidth(text, size, options) - tracking * size;
}

/** Glyph outlines as path data with the baseline at (x, y); throws if the typeface lacks a glyph. */
export function letters(text: string, x: number, y: number, setting: Setting): string {
  const font = fontFor(setting.face);
  for (const letter of text) {
    if (font.charToGlyphIndex(letter) === 0 && letter !== ' ') throw new Error(`no glyph for ${letter}`);
  }
  const start = setting.anchor === 'middle' ? x - letterWidth(text, setting) / 2 : x;
  const options = { kerning: true, letterSpacing: setting.tracking ?? 0 };
  return compact(font.getPath(text, start, y, setting.size, options).commands);
}

const tenth = (value: number): number => Math.round(value * 10);

/**
 * Relative commands in whole tenths: half the bytes of absolute coordinates, without accumulated rounding errors. The first move
 * is absolute, so that lines of text can be joined into one path.
 */
function compact(commands: opentype.PathCommand[]): string {
  let atX = 0;
  let atY = 0;
  let startX = 0;
  let startY = 0;
  const relative = (x: number, y: number): string => `${(tenth(x) - atX) / 10} ${(tenth(y) - atY) / 10}`;
  return commands
    .map((command, at) => {
      if (command.type === 'Z') {
        [atX, atY] = [startX, startY];
        return 'z';
      }
      const end = relative(command.x, command.y);
      let text = `${at === 0 ? 'M' : 'm'}${end}`;
      if (command.type === 'L') text = straight(tenth(command.x) - atX, tenth(command.y) - atY);
      if (command.type === 'Q') text = `q${relative(command.x1, command.y1)} ${end}`;
      if (command.type === 'C')
        text = `c${relative(command.x1, command.y1)} ${relative(command.x2, command.y2)} ${end}`;
      atX = tenth(command.x);
      atY = tenth(command.y);
      if (command.type === 'M') [startX, startY] = [atX, atY];
      return text;
    })
    .join('');
}

/** A straight line by these tenths, in its shortest form. */
function straight(dx: number, dy: number): string {
  if (dx === 0 && dy === 0) return '';
  if (dy === 0) return `h${dx / 10}`;
  return dx === 0 ? `v${dy / 10}` : `l${dx / 10} ${dy / 10}`;
}
