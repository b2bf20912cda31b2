import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Market } from '@eunbit/schema/market';
import sharp from 'sharp';
import { box, Canvas, circle, group, path } from './canvas.ts';
import { letters, letterWidth } from './letters.ts';
import { type Accent, INK, LAVENDER, LILAC, MINT, SAND, SKY, SLATE } from './palette.ts';
import { handSign, paw, shoeSign } from './parts/emblem.ts';
import { mark } from './parts/mark.ts';
import { SLUGS, type Slug } from './products.ts';

/** The flat print of a product, which the renderer uses as a texture. */
interface Label {
  readonly accent: Accent;
  /** In millimetres. */
  readonly width: number;
  readonly height: number;
  /** Centre of the text, as fractions of width and height. */
  readonly centre: readonly [x: number, y: number];
  /** Font size of the brand name, in millimetres. */
  readonly size: number;
  readonly korean: string;
  readonly english: string;
  readonly sign?: 'paw' | 'shoe' | 'hand';
  /** Fraction of the width at each side that curves out of sight on a round pack. */
  readonly hidden?: number;
}

/** Note below the name of every product. */
const NOTE = { korean: '알코올 무첨가', english: 'Alcohol-free' } as const;

const LABELS: Record<Slug, Label> = {
  'all-purpose-wipe': {
    accent: LAVENDER,
    width: 220,
    height: 130,
    centre: [0.5, 0.72],
    size: 21,
    korean: '다목적 항균 티슈',
    english: 'All-Purpose Wipes',
  },
  'all-purpose-spray': {
    accent: LILAC,
    width: 74,
    height: 104,
    centre: [0.5, 0.46],
    size: 15,
    korean: '다목적 항균 스프레이',
    english: 'All-Purpose Spray',
  },
  'pet-spray': {
    accent: MINT,
    width: 48,
    height: 92,
    centre: [0.5, 0.52],
    size: 10.5,
    korean: '펫 항균 스프레이',
    english: 'Pet Spray',
    sign: 'paw',
  },
  'pet-tissue': {
    accent: SKY,
    width: 190,
    height: 120,
    centre: [0.5, 0.72],
    size: 20,
    korean: '펫 항균 티슈',
    english: 'Pet Wipes',
    sign: 'paw',
  },
  'shoe-tissue': {
    accent: SAND,
    width: 170,
    height: 105,
    centre: [0.5, 0.72],
    size: 17,
    korean: '신발 클리너 티슈',
    english: 'Shoe Wipes',
    sign: 'shoe',
  },
  'heavy-duty-wipe': {
    accent: SLATE,
    width: 150,
    height: 150,
    centre: [0.5, 0.5],
    size: 20,
    korean: '강력 세정 핸드 티슈',
    english: 'Heavy-Duty Wipes',
    sign: 'hand',
    hidden: 0.18,
  },
};

/** Maximum width of a name, as a fraction of the label's width. */
const MOST_OF_WIDTH = 0.94;

/** Resolution of a texture, in pixels per millimetre. */
const DENSITY = 10;

/**
 * Brand and names centred on x, with the brand's baseline on y: the store's own language in large letters, the other one small
 * or, in the US, omitted.
 */
function words(x: number, y: number, { size, width, korean, english }: Label, market: Market, accent: Accent): string {
  const latin = (em: number, tracking = 0.01) => ({ face: 'latin', size: em, anchor: 'middle', tracking }) as const;
  const hangul = (em: number, tracking = 0.02) => ({ face: 'korean', size: em, anchor: 'middle', tracking }) as const;
  const name =
    market === 'US' ? letterWidth(english, latin(size * 0.4, 0.03)) : letterWidth(korean, hangul(size * 0.4));
  if (name > width * MOST_OF_WIDTH) throw new Error(`the label is too narrow for ${english}`);
  if (market === 'US') {
    return group(
      {},
      path(letters('Eunbit', x, y, latin(size)), INK),
      path(letters(english, x, y + size * 0.72, latin(size * 0.4, 0.03)), INK),
      path(letters(NOTE.english.toUpperCase(), x, y + size * 1.16, latin(size * 0.2, 0.18)), accent.deep),
    );
  }
  return group(
    {},
    path(letters('은빛', x - size * 0.72, y, hangul(size * 0.98)), INK),
    path(letters('Eunbit', x + size * 1.02, y, latin(size * 0.52)), INK),
    path(letters(korean, x, y + size * 0.74, hangul(size * 0.4)), INK),
    path(letters(NOTE.korean, x, y + size * 1.16, hangul(size * 0.21, 0.1)), accent.deep),
  );
}

function signOf({ sign, accent, width, height }: Label, slug: Slug): string {
  if (slug === 'pet-spray') return paw(width / 2, height * 0.24, 0.2, accent.deep);
  if (slug === 'heavy-duty-wipe') return handSign(width / 2, height * 0.24, 0.28, accent.deep);
  if (sign === 'paw')
    return paw(width * 0.13, height * 0.82, 0.17, '#fff') + paw(width * 0.88, height * 0.5, 0.1, accent.main);
  if (sign === 'shoe') return shoeSign(width * 0.14, height * 0.8, 0.14, '#fff');
  if (slug === 'all-purpose-spray')
    return path(mark(width / 2, height * 0.17, 20), accent.deep, { 'fill-rule': 'evenodd' });
  return '';
}

/** The accent colour below a wave, as on all products of the brand. */
function wave({ accent, width, height }: Label, canvas: Canvas): string {
  const top = height * 0.74;
  const fill = canvas.linear(
    [
      [0, accent.soft],
      [1, accent.main],
    ],
    [0, 0, 0.3, 1],
  );
  const line = `M0 ${top + height * 0.1}C${width * 0.22} ${top - height * 0.1} ${width * 0.4} ${top + height * 0.26} ${width * 0.62} ${top + height * 0.08}C${width * 0.8} ${top - height * 0.06} ${width * 0.92} ${top - height * 0.2} ${width} ${top - height * 0.24}`;
  return path(`${line}V${height}H0Z`, fill) + path(line, 'none', { stroke: '#c9ccd6', 'stroke-width': 0.8 });
}

/** The front of the pack. */
export function frontLabel(slug: Slug, market: Market): string {
  const label = LABELS[slug];
  const { width, height, centre, accent } = label;
  const canvas = new Canvas(`label-${slug}`, width, height);
  const [x, y] = centre;
  return canvas.render(
    box(0, 0, width, height, accent.tint),
    wave(label, canvas),
    signOf(label, slug),
    words(width * x, height * y, label, market, accent),
  );
}

const LINES = {
  KR: [
    '용도: 생활 표면의 세정',
    '성분: 정제수, 은 콜로이드, 식물 유래 계면활성제',
    '사용법: 표면을 닦고 마른 천으로 마무리합니다.',
    '주의: 어린이의 손이 닿지 않는 곳에 보관합니다.',
    '제조국: 대한민국',
  ],
  US: [
    'Use: wipe the surface, let it dry.',
    'Ingredients: purified water, silver colloid,',
    'plant-based surfactant. No alcohol.',
    'Caution: keep out of reach of children.',
    'Do not swallow. Avoid contact with eyes.',
    'Made in Korea',
  ],
} as const;

/** The back of the pack: description, directions, ingredients, and a barcode-like pattern that scanners cannot read. */
export function backLabel(slug: Slug, market: Market): string {
  const { width, height, accent, korean, english, hidden = 0 } = LABELS[slug];
  const canvas = new Canvas(`back-${slug}`, width, height);
  const face = market === 'KR' ? 'korean' : 'latin';
  const seen = width * (1 - 2 * hidden);
  const unit = Math.min(height / 16, seen / 24);
  const left = width * hidden + seen * 0.1;
  const right = width * hidden + seen * 0.86;
  const title = letters(market === 'KR' ? korean : english, left, height * 0.2, { face, size: unit * 1.7 });
  const rows = LINES[market].map((text, row) =>
    letters(text, left, height * 0.31 + row * unit * 1.15, { face, size: unit * 0.78 }),
  );
  const bars = Array.from({ length: 26 }, (_, bar) => {
    const wide = [0.5, 1, 0.6, 1.5][(bar * 7 + slug.length) % 4] ?? 1;
    return box(left + bar * unit * 0.26, height * 0.76, wide * unit * 0.12, unit * 2.2, INK);
  });
  return canvas.render(
    box(0, 0, width, height, accent.tint),
    path(title, INK),
    path(rows.join(''), INK, { opacity: 0.85 }),
    box(left - unit * 0.5, height * 0.76 - unit * 0.4, unit * 8, unit * 3, '#fff'),
    ...bars,
    circle(right, height * 0.84, unit * 1.3, accent.main),
    path(mark(right, height * 0.84, unit * 1.7), '#fff', { 'fill-rule': 'evenodd' }),
  );
}

/** Writes all textures into the folder from which the renderer reads them. */
export async function writeLabels(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const slug of SLUGS) {
    for (const market of ['KR', 'US'] as const) {
      for (const [side, draw] of Object.entries({ front: frontLabel, back: backLabel })) {
        const svg = Buffer.from(draw(slug, market));
        await sharp(svg, { density: 72 * DENSITY })
          .resize(LABELS[slug].width * DENSITY)
          .png()
          .toFile(join(folder, `${slug}-${market}-${side}.png`));
      }
    }
  }
  const drop = new Canvas('drop', 100, 100);
  await sharp(Buffer.from(drop.render(path(mark(50, 50, 90), '#fff', { 'fill-rule': 'evenodd' }))), { density: 720 })
    .flatten({ background: '#000' })
    .png()
    .toFile(join(folder, 'mark.png'));
}
