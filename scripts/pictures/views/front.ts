import { Canvas, place } from '../canvas.ts';
import { sneaker } from '../parts/sneaker.ts';
import { contactShadow, podium, studio } from '../parts/studio.ts';
import { PRODUCTS, pictureName, type Slug } from '../products.ts';

interface Shot {
  /** Enlargement of the product, so that all six fill the frame alike. */
  readonly scale: number;
  /** Half the width of the stage. */
  readonly stage: number;
  readonly foot: number;
}

const SHOTS: Record<Slug, Shot> = {
  'all-purpose-wipe': { scale: 1.2, stage: 520, foot: 934 },
  'all-purpose-spray': { scale: 1.18, stage: 400, foot: 1010 },
  'pet-spray': { scale: 1.3, stage: 390, foot: 1012 },
  'pet-tissue': { scale: 1.24, stage: 440, foot: 1000 },
  'shoe-tissue': { scale: 1.24, stage: 520, foot: 920 },
  'heavy-duty-wipe': { scale: 1.3, stage: 440, foot: 990 },
};

/** The pack shot: the product on a low stage in daylight. */
export function frontView(slug: Slug): string {
  const canvas = new Canvas(pictureName(slug, 1), 1200, 1200);
  const product = PRODUCTS[slug];
  const { scale, stage, foot } = SHOTS[slug];
  const x = slug === 'shoe-tissue' ? 560 : 600;
  return canvas.render(
    studio(canvas, product.accent, 800),
    podium(canvas, product.accent, 600, foot, stage),
    contactShadow(canvas, x + 26, foot + 4, product.half * scale * 1.14, 34, 0.62),
    place(product.draw(canvas), x, foot, scale),
    slug === 'shoe-tissue' ? place(sneaker(canvas, product.accent), 880, foot - 12, 0.58) : '',
  );
}
