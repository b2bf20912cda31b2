import { type Canvas, ellipse, group, path, place } from '../../canvas.ts';
import { MINT, SHADOW, SKY } from '../../palette.ts';
import { mistBottle } from '../../parts/bottles.ts';
import { dog, liftedPaw } from '../../parts/dog.ts';
import { flatHand, gripHand } from '../../parts/hand.ts';
import { plant } from '../../parts/room.ts';
import { contactShadow, studio } from '../../parts/studio.ts';
import { flatWipe, mist } from '../../parts/wipe.ts';
import { PRODUCTS, petSprayLabel } from '../../products.ts';

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

/** A fine mist over a dog in its bed. */
export function mistingBed(canvas: Canvas): string {
  const bed = petBed(canvas);
  return group(
    {},
    studio(canvas, MINT, 760),
    place(plant(canvas), 120, 830, 1.3),
    place(bed.back, 430, 1030, 1.16),
    place(dog(canvas, 'closed', 'both'), 430, 1030, 1.08),
    place(bed.front, 430, 1030, 1.16),
    place(mist(canvas, MINT, 350), 878, 448, 1.1, -50),
    place(mistBottle(canvas, MINT, petSprayLabel(), false), 890, 1120, 1.12, 3),
    place(gripHand(canvas, ['#f2f4f7', '#b9c4cf'], 'M74-50C104-110 70-150 4-152'), 924, 588, 1.12, 3),
  );
}

/** A dog gives its paw to be wiped. */
export function wipingPaws(canvas: Canvas): string {
  return group(
    {},
    studio(canvas, SKY, 800),
    ellipse(540, 1110, 560, 80, '#fff', { opacity: 0.65 }),
    contactShadow(canvas, 200, 1086, 190, 22, 0.5),
    place(PRODUCTS['pet-tissue'].draw(canvas), 190, 1084, 0.68),
    place(dog(canvas, 'open', 'one'), 600, 1110, 1.3),
    place(flatHand(canvas, ['#f6f2ff', '#b3a3d8']), 1010, 950, 1.1, -10),
    place(flatWipe(canvas, SKY), 880, 922, 0.86, -8),
    group({ transform: 'translate(846 884) scale(-1.25 1.25) rotate(5)' }, liftedPaw(canvas)),
  );
}
