import { describe, expect, it } from 'vitest';
import { breakLine, splitByFont } from './text-layout.ts';

const codes = (letters: string) => new Set([...letters].map((letter) => letter.codePointAt(0) ?? 0));
const FONTS = [codes('은빛 ABC?'), codes('ABCé')];

describe('a text in the letters of two fonts', () => {
  it('uses the second font if the first lacks a letter, and a question mark if both do', () => {
    expect(splitByFont('은Bé😀', FONTS)).toEqual([
      { font: 0, text: '은B' },
      { font: 1, text: 'é' },
      { font: 0, text: '?' },
    ]);
  });

  it('is composed to whole letters, and has no line breaks or control characters', () => {
    expect(splitByFont('은\r\n\u0000빛'.normalize('NFD'), FONTS)).toEqual([{ font: 0, text: '은 빛' }]);
  });
});

describe('a text that is longer than its line', () => {
  const measure = (part: string) => part.length;

  it('is broken between words, and inside a word only if necessary', () => {
    expect(breakLine('aa bbb cccccc d', 4, measure)).toEqual(['aa', 'bbb', 'cccc', 'cc d']);
  });

  it('loses no letter', () => {
    const text = '서울특별시 종로구 세종대로 175 정부서울청사';
    for (const room of [1, 3, 7, 100]) {
      expect(breakLine(text, room, measure).join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
    }
  });
});
