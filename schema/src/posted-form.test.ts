import { describe, expect, it } from 'vitest';
import { postedFormReturnPath, readPostedFormName } from './posted-form.ts';

describe('the page after a form (STORE-25)', () => {
  it('is the page that sent it, at the element with the outcome', () => {
    expect(postedFormReturnPath('/contact', 'contact')).toBe('/contact?posted=contact#posted');
    expect(postedFormReturnPath('/login?next=%2Fcart&posted=forgot', 'sign-in')).toBe(
      '/login?next=%2Fcart&posted=sign-in#posted',
    );
    expect(postedFormReturnPath('/contact?posted=contact', null)).toBe('/contact');
    expect(postedFormReturnPath('/login', 'sign-in', false)).toBe('/login?posted=sign-in');
  });

  it.each(['//evil.example', '/.//evil.example', 'https://evil.example/', ''])(
    'is never on another site: %j',
    (path) => {
      expect(postedFormReturnPath(path, null)).toBe('/');
    },
  );

  it('is recognised by its parameter', () => {
    expect(readPostedFormName('/contact?posted=contact#posted')).toBe('contact');
    expect(readPostedFormName('/contact#posted')).toBeNull();
  });
});
