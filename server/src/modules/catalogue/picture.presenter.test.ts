import { describe, expect, it } from 'vitest';
import { presentPicture } from './picture.presenter.ts';
import { picturesOf } from './picture.record.ts';

const alt = { ko: '펫 스프레이', en: 'Pet spray' };
const LARGE = { width: 1200, height: 1200, sizes: [{ mediaId: 'large', width: 1200 }] };

describe('a picture of a product', () => {
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
      avifSrcSet: null,
      placeholder: null,
    });
  });

  it('has zoom files that are not in srcSet', () => {
    const sizes = [
      { mediaId: 'large', width: 1200 },
      { mediaId: 'enlarged', width: 2000 },
    ];
    expect(presentPicture({ mediaId: 'large', alt, width: 1200, height: 1200, sizes }, 'en')).toMatchObject({
      srcSet: '/media/large 1200w',
      zoomSrcSet: '/media/large 1200w, /media/enlarged 2000w',
    });
  });

  it('has its page widths as AVIF and its average colour if they are stored', () => {
    const avif = [
      { mediaId: 'light', width: 400 },
      { mediaId: 'lightest', width: 2000 },
    ];
    expect(presentPicture({ mediaId: 'large', alt, ...LARGE, avif, placeholder: '#dcd3f0' }, 'ko')).toMatchObject({
      avifSrcSet: '/media/light 400w',
      placeholder: '#dcd3f0',
    });
  });
});

describe('the pictures of a store', () => {
  const both: { mediaId: string; market?: 'KR' | 'US' } = { mediaId: 'texture' };
  const korean: typeof both = { mediaId: 'korean', market: 'KR' };
  const american: typeof both = { mediaId: 'american', market: 'US' };

  it('are those for both stores and its own, in order', () => {
    expect(picturesOf([korean, american, both], 'US')).toEqual([american, both]);
    expect(picturesOf([both, korean, american], 'KR')).toEqual([both, korean]);
  });

  it('are all pictures if the store has none', () => {
    expect(picturesOf([korean], 'US')).toEqual([korean]);
  });
});
