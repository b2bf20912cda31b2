import { describe, expect, it } from 'vitest';
import { detectLanguage } from './detect-language.ts';

describe('the language of a text', () => {
  it.each(['향이 없어서 좋아요', 'LG 청소기에 쓰기 좋아요!', 'ㅋㅋ 최고', '재구매 3번째입니다 :)'])(
    'is Korean: %s',
    (text) => {
      expect(detectLanguage(text)).toBe('ko');
    },
  );

  it.each(['Smells of nothing', 'The 은빛 wipes last long', '5/5 👍', 'Très bien'])(
    'is English, or English by default: %s',
    (text) => {
      expect(detectLanguage(text)).toBe('en');
    },
  );
});
