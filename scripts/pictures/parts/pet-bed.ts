import { type Canvas, ellipse, path } from '../canvas.ts';
import { MINT, SHADOW } from '../palette.ts';

/** A round bed for a small dog, its rim open towards the viewer; drawn behind and in front of who sits in it. */
export function petBed(canvas: Canvas): { back: string; front: string } {
  const cloth = canvas.linear([
    [0, '#fff'],
    [0.5, MINT.soft],
    [1, MINT.main],
  ]);
  const inside = canvas.radial([
    [0, '#fff'],
    [1, MINT.soft],
  ]);
  const rim = 'M-330-30C-330-100-200-130 0-130S330-100 330-30V20C330 80 180 104 0 104S-330 80-330 20Z';
  return {
    back:
      ellipse(16, 92, 370, 44, SHADOW, { opacity: 0.32, filter: canvas.blur(14) }) +
      path(rim, cloth) +
      ellipse(0, -28, 270, 62, inside),
    front: path('M-330-30C-310 14-170 26 0 26S310 14 330-30V30C330 90 180 112 0 112S-330 90-330 30Z', cloth),
  };
}
