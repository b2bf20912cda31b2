import { describe, expect, test } from 'vitest';
import { linkParts } from './linked-text.ts';

const links = (text: string) => linkParts(text).flatMap(({ url }) => url ?? []);

describe('web addresses in a text by staff', () => {
  test('become links without the full stop or bracket after them', () => {
    expect(linkParts('See (https://shop.example/faq?a=1&b=2). Thanks')).toEqual([
      { text: 'See (', url: null },
      { text: 'https://shop.example/faq?a=1&b=2', url: 'https://shop.example/faq?a=1&b=2' },
      { text: '). Thanks', url: null },
    ]);
  });

  test('are http or https only, and hide no other host', () => {
    expect(links('javascript:alert(1) data:text/html,x ftp://a.example https://bank.example@evil.example/x')).toEqual(
      [],
    );
    expect(links('https:// http://.')).toEqual([]);
  });

  test('leave all characters of the text unchanged', () => {
    const text = '안녕하세요.\nhttps://a.example/ㄱ, http://b.example\n감사합니다.';

    expect(
      linkParts(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
    expect(links(text)).toHaveLength(2);
  });
});
