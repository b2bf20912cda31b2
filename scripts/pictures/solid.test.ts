import { describe, expect, it } from 'vitest';
import { Camera, hullPath } from './solid.ts';

describe('Camera', () => {
  it('shows heights only when it looks straight ahead', () => {
    const [x, y] = new Camera(0, 0).project([3, 5, 7]);
    expect([x, y]).toEqual([3, -5]);
  });

  it('draws what is nearer to the viewer lower when it looks from above', () => {
    const camera = new Camera(0, 40);
    expect(camera.project([0, 0, 100])[1]).toBeGreaterThan(camera.project([0, 0, 0])[1]);
  });

  it('leaves a drawing as it is on a plane that faces it', () => {
    const transform = new Camera(0, 0).plane([10, 20, 0], [1, 0, 0], [0, -1, 0]);
    expect(transform).toBe('matrix(1.000 0.000 0.000 1.000 10.000 -20.000)');
  });
});

describe('hullPath', () => {
  it('leaves out points inside the outline', () => {
    const square = [
      [0, 0],
      [4, 0],
      [4, 4],
      [0, 4],
      [2, 2],
    ] as const;
    expect(hullPath(square)).toBe('M0 0L4 0L4 4L0 4Z');
  });
});
