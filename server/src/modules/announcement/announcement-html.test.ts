import { describe, expect, it } from 'vitest';
import { HARMFUL, HOSTILE_HTML } from '../../../../test/kit/hostile-html.ts';
import { hasVisibleContent, plainText, safeBody, safeTitle } from './announcement-html.ts';

describe('the body of an announcement (ANNOUNCEMENT-7)', () => {
  it.each(HOSTILE_HTML)('is harmless for the input %s', (html) => {
    expect(safeBody(html)).not.toMatch(HARMFUL);
    expect(safeTitle(html)).not.toMatch(HARMFUL);
  });

  it.each(HOSTILE_HTML)('stays harmless when it is sanitised again: %s', (html) => {
    expect(safeBody(safeBody(html))).toBe(safeBody(html));
  });

  it('keeps the elements of an announcement', () => {
    const html =
      '<h2>안내</h2><p>첫 줄<br />둘째 <strong>줄</strong></p><ul><li>하나</li></ul><table><tbody><tr><td colspan="2">칸</td></tr></tbody></table>';
    expect(safeBody(html)).toBe(html);
  });

  it('keeps links with a URL, and makes them send no referrer', () => {
    expect(safeBody('<a href="/faq" target="_top">FAQ</a> <a href="https://x.example">x</a>')).toBe(
      '<a href="/faq" rel="noopener noreferrer">FAQ</a> <a href="https://x.example" rel="noopener noreferrer">x</a>',
    );
  });

  it('keeps pictures stored by the shop', () => {
    const picture = `<img src="/media/${'a'.repeat(32)}" alt="로고" />`;
    expect(safeBody(picture)).toBe(picture);
  });

  it('keeps the fonts and sizes of the editor, and no other style', () => {
    expect(safeBody('<span style="font-family: &quot;Comic Sans MS&quot;; font-size: 1.5em">x</span>')).toBe(
      '<span style="font-family:&quot;Comic Sans MS&quot;;font-size:1.5em">x</span>',
    );
    for (const style of ['font-size:99em', 'font-family:x', 'role:fixed', 'background:url(//x.example)']) {
      expect(safeBody(`<span style="${style}">x</span>`)).toBe('<span>x</span>');
    }
    expect(safeBody('<p style="font-size:1.5em">x</p>')).toBe('<p>x</p>');
  });

  it('closes unclosed elements, so that the surrounding page stays intact', () => {
    expect(safeBody('<p><strong>open</div></section>')).toBe('<p><strong>open</strong></p>');
  });
});

describe('the title of an announcement', () => {
  it('keeps emphasis and nothing else', () => {
    expect(safeTitle('<b>New</b> <a href="/x">store</a><h1>!</h1>')).toBe('<b>New</b> store!');
  });

  it('has a plain text for the page head', () => {
    expect(plainText('<b>A &amp; B</b>\n &lt;3')).toBe('A & B <3');
  });
});

describe('the check for empty announcements', () => {
  it.each(['', '<p> </p>', '<script>alert(1)</script>', '<br>'])('matches %s', (html) => {
    expect(hasVisibleContent(html)).toBe(false);
  });

  it('does not match one with only a picture', () => {
    expect(hasVisibleContent(`<img src="/media/${'a'.repeat(32)}">`)).toBe(true);
  });
});
