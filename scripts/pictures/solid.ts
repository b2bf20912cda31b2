type Point3 = readonly [x: number, y: number, z: number];
export type Point2 = readonly [x: number, y: number];

/**
 * A parallel projection for things seen from above: x to the right, y up, z towards the viewer. `turn` swings the scene
 * around its upright axis and `tilt` lifts the camera, both in degrees.
 */
export class Camera {
  private readonly turn: number;
  private readonly tilt: number;

  constructor(turn: number, tilt: number) {
    this.turn = (turn * Math.PI) / 180;
    this.tilt = (tilt * Math.PI) / 180;
  }

  project([x, y, z]: Point3): Point2 {
    const across = x * Math.cos(this.turn) + z * Math.sin(this.turn);
    const depth = z * Math.cos(this.turn) - x * Math.sin(this.turn);
    return [across, depth * Math.sin(this.tilt) - y * Math.cos(this.tilt)];
  }

  /** The transform that lays a flat drawing into space: its x axis along `u`, its y axis (down) along `v`. */
  plane(origin: Point3, u: Point3, v: Point3): string {
    const parts = [this.project(u), this.project(v), this.project(origin)].flat();
    return `matrix(${parts.map((part) => part.toFixed(3)).join(' ')})`;
  }
}

/** The convex outline of a set of points, as path data. */
export function hullPath(points: readonly Point2[]): string {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const outline = [...halfHull(sorted), ...halfHull(sorted.reverse())];
  return `M${outline.map(([x, y]) => `${x} ${y}`).join('L')}Z`;
}

function halfHull(points: readonly Point2[]): Point2[] {
  const kept: Point2[] = [];
  for (const point of points) {
    while (kept.length > 1 && turnsRight(kept.at(-2), kept.at(-1), point)) kept.pop();
    kept.push(point);
  }
  return kept.slice(0, -1);
}

function turnsRight(a: Point2 | undefined, b: Point2 | undefined, c: Point2): boolean {
  if (!a || !b) return false;
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) <= 0;
}
