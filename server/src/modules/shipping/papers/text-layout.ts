/** A part of a text that one font can render. */
export interface Run {
  readonly font: number;
  readonly text: string;
}

const UNKNOWN = '?';

/**
 * Assigns each character to the first font that has it. A character in no font becomes a question mark. Control characters and
 * line breaks, which customers can type, become spaces; decomposed Hangul is composed.
 */
export function splitByFont(text: string, fonts: readonly ReadonlySet<number>[]): Run[] {
  const runs: { font: number; text: string }[] = [];
  for (const character of text.normalize('NFC').replace(/[\p{C}\s]+/gu, ' ')) {
    const known = fonts.findIndex((font) => font.has(character.codePointAt(0) ?? 0));
    const font = Math.max(0, known);
    const last = runs.at(-1);
    const written = known < 0 ? UNKNOWN : character;
    if (last?.font === font) last.text += written;
    else runs.push({ font, text: written });
  }
  return runs;
}

/** Breaks a text between words, and inside a word if it is longer than a line. */
export function breakLine(text: string, room: number, measure: (part: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (measure(longer) <= room) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    line = '';
    for (const character of word) {
      if (line && measure(line + character) > room) {
        lines.push(line);
        line = '';
      }
      line += character;
    }
  }
  return [...lines, line];
}
