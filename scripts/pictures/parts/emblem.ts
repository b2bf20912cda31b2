import { ellipse, group, path, place } from '../canvas.ts';

/** A paw print about 100 wide around (x, y). */
export function paw(x: number, y: number, scale: number, color: string): string {
  const pad = path(
    'M0 0C16 0 36 22 36 38C36 50 26 54 17 52C8 50-8 50-17 52C-26 54-36 50-36 38C-36 22-16 0 0 0Z',
    color,
  );
  const toe = (cx: number, cy: number, turn: number) => place(ellipse(0, 0, 12, 17, color), cx, cy, 1, turn);
  return place(group({}, pad, toe(-44, 2, -28), toe(-17, -26, -8), toe(17, -26, 8), toe(44, 2, 28)), x, y - 8, scale);
}

/** The outline of a sneaker as a printed symbol, about 200 wide around (x, y). */
export function shoeSign(x: number, y: number, scale: number, color: string): string {
  const upper =
    'M-96 22C-96 2-80-8-54-14C-34-20-22-34-8-50C-2-56 6-54 10-48C20-36 40-36 56-46C64-52 76-52 80-42C88-24 96-4 96 22Z';
  const sole = 'M-100 30H98C98 44 94 50 84 50H-82C-94 50-100 42-100 30Z';
  const laces = 'M-34-16L-20-4M-22-28L-8-16M-10-40L4-28';
  const threads = path(laces, 'none', { stroke: '#fff', 'stroke-width': 5, 'stroke-linecap': 'round' });
  return place(group({}, path(upper + sole, color), threads), x, y, scale);
}

/** An open hand as a printed symbol, about 120 high around (x, y). */
export function handSign(x: number, y: number, scale: number, color: string): string {
  const fingers = 'M-27 0V-34M-9 0V-50M9 0V-46M27 0V-30M34 30L52-4';
  const strokes = path(fingers, 'none', { stroke: color, 'stroke-width': 14, 'stroke-linecap': 'round' });
  const palm = path('M-34-4H34V24C34 46 20 56 0 56S-34 46-34 24Z', color);
  return place(group({}, strokes, palm), x, y, scale);
}
