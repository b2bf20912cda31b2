import { describe, expect, it } from 'vitest';
import { toTransformOrigin } from './zoom.ts';

const box = { left: 100, top: 50, width: 400, height: 200 };

describe('The zoom of a picture', () => {
  it('is centred on the pointer', () => {
    expect(toTransformOrigin({ clientX: 200, clientY: 100 }, box)).toBe('25% 25%');
  });

  it('stays within the picture when the pointer leaves it', () => {
    expect(toTransformOrigin({ clientX: 0, clientY: 900 }, box)).toBe('0% 100%');
  });

  it('is centred on a picture without a size', () => {
    expect(toTransformOrigin({ clientX: 10, clientY: 10 }, { left: 0, top: 0, width: 0, height: 0 })).toBe('50% 50%');
  });
});
