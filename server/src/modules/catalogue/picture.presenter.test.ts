import { describe, expect, it } from 'vitest';
import { presentPicture } from './picture.presenter.ts';

const alt = { ko: '펫 스프레이', en: 'Pet spray' };

describe('A picture of a product', () => {
  it('has all its widths in srcSet', () => {
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
      zoomSrcSet: '/media/small 400w, /media/large 800w',
    });
  });

  it('has files for zooming that are not in srcSet', () => {
    const sizes = [
      { mediaId: 'large', width: 1200 },
      { mediaId: 'enlarged', width: 2000 },
    ];
    expect(presentPicture({ mediaId: 'large', alt, width: 1200, height: 1200, sizes }, 'en')).toMatchObject({
      srcSet: '/media/large 1200w',
      zoomSrcSet: '/media/large 1200w, /media/enlarged 2000w',
    });
  });

  it('that was stored without sizes is its only size', () => {
    expect(presentPicture({ mediaId: 'drawing', alt }, 'ko')).toEqual({
      url: '/media/drawing',
      alt: '펫 스프레이',
      width: 1200,
      height: 1200,
      srcSet: '/media/drawing 1200w',
      zoomSrcSet: '/media/drawing 1200w',
    });
  });
});
