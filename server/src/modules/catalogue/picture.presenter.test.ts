import { describe, expect, it } from 'vitest';
import { presentPicture } from './picture.presenter.ts';

const alt = { ko: '펫 스프레이', en: 'Pet spray' };

describe('A picture of a product', () => {
  it('comes at all its widths', () => {
    const sizes = [
      { mediaId: 'small', width: 400 },
      { mediaId: 'large', width: 800 },
    ];
    expect(presentPicture({ mediaId: 'large', alt, width: 800, height: 600, sizes }, 'en')).toEqual({
      url: '/media/large',
      alt: 'Pet spray',
      width: 800,
      height: 600,
      srcSet: '/media/small 400w, /media/large 800w',
    });
  });

  it('that was stored before there were sizes is its only one', () => {
    expect(presentPicture({ mediaId: 'drawing', alt }, 'ko')).toEqual({
      url: '/media/drawing',
      alt: '펫 스프레이',
      width: 1200,
      height: 1200,
      srcSet: '/media/drawing 1200w',
    });
  });
});
