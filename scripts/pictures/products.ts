import { type Canvas, group } from './canvas.ts';
import { type Accent, LAVENDER, LILAC, MINT, SAND, SKY, SLATE } from './palette.ts';
import { canister, mistBottle, triggerBottle } from './parts/bottles.ts';
import { handSign, paw, shoeSign } from './parts/emblem.ts';
import { foilMark, printedLabel, type Wording } from './parts/label.ts';
import { flipLid, type LidShape, type PackShape, softPack } from './parts/soft-pack.ts';

export const SLUGS = [
  'all-purpose-wipe',
  'all-purpose-spray',
  'pet-spray',
  'pet-tissue',
  'shoe-tissue',
  'heavy-duty-wipe',
] as const;
export type Slug = (typeof SLUGS)[number];

interface Product {
  readonly accent: Accent;
  readonly wording: Wording;
  /** Height above and half the width beside its foot, the origin it is drawn on. */
  readonly height: number;
  readonly half: number;
  /** The product standing on the origin, seen from the front. */
  readonly draw: (canvas: Canvas) => string;
}

export type PackSlug = Extract<Slug, 'all-purpose-wipe' | 'pet-tissue' | 'shoe-tissue'>;

const PACKS: Record<PackSlug, PackShape> = {
  'all-purpose-wipe': { width: 720, height: 480, upright: false },
  'pet-tissue': { width: 440, height: 600, upright: true },
  'shoe-tissue': { width: 660, height: 430, upright: false },
};

/** Where the lid's centre sits on the face, and its size. */
const LIDS: Record<PackSlug, LidShape> = {
  'all-purpose-wipe': { x: 0, y: -92, width: 330, height: 200 },
  'pet-tissue': { x: 0, y: -130, width: 290, height: 210 },
  'shoe-tissue': { x: -30, y: -80, width: 300, height: 176 },
};

/** Words and signs printed on a pack's face, around its centre. */
function packPrint(slug: PackSlug): string {
  const { accent, wording } = PRODUCTS[slug];
  if (slug === 'all-purpose-wipe') return printedLabel(0, 116, 80, wording);
  if (slug === 'pet-tissue') {
    return paw(-150, 212, 0.62, '#fff') + paw(178, 2, 0.34, accent.main) + printedLabel(0, 98, 84, wording);
  }
  return shoeSign(-242, 148, 0.6, '#fff') + printedLabel(-30, 106, 74, wording);
}

/** A pack seen straight on around its own centre: film, lid, print. */
export function packFace(canvas: Canvas, slug: PackSlug): string {
  const { accent } = PRODUCTS[slug];
  return group(
    {},
    softPack(canvas, PACKS[slug], accent, { seals: true }),
    packPrint(slug),
    flipLid(canvas, accent, LIDS[slug]),
  );
}

const standing = (face: string, half: number): string => group({ transform: `translate(0 ${-half})` }, face);

export const PRODUCTS: Record<Slug, Product> = {
  'all-purpose-wipe': {
    accent: LAVENDER,
    wording: { korean: '다목적 티슈', english: 'ALL-PURPOSE WIPES' },
    height: 480,
    half: 396,
    draw: (canvas) => standing(packFace(canvas, 'all-purpose-wipe'), 238),
  },
  'all-purpose-spray': {
    accent: LILAC,
    wording: { korean: '다목적 스프레이', english: 'ALL-PURPOSE SPRAY' },
    height: 770,
    half: 160,
    draw: (canvas) => {
      const { accent, wording } = PRODUCTS['all-purpose-spray'];
      return triggerBottle(canvas, accent, foilMark(canvas, 0, -372, 92) + printedLabel(0, -252, 58, wording));
    },
  },
  'pet-spray': {
    accent: MINT,
    wording: { korean: '펫 스프레이', english: 'PET SPRAY' },
    height: 690,
    half: 112,
    draw: (canvas) => mistBottle(canvas, MINT, petSprayLabel(), true),
  },
  'pet-tissue': {
    accent: SKY,
    wording: { korean: '펫 티슈', english: 'PET WIPES' },
    height: 670,
    half: 226,
    draw: (canvas) => standing(packFace(canvas, 'pet-tissue'), 332),
  },
  'shoe-tissue': {
    accent: SAND,
    wording: { korean: '슈즈 클리너', english: 'SHOE WIPES' },
    height: 430,
    half: 366,
    draw: (canvas) => standing(packFace(canvas, 'shoe-tissue'), 214),
  },
  'heavy-duty-wipe': {
    accent: SLATE,
    wording: { korean: '강력 핸드 티슈', english: 'HEAVY-DUTY WIPES' },
    height: 616,
    half: 199,
    draw: (canvas) => canister(canvas, SLATE, heavyDutyLabel(), false),
  },
};

export function petSprayLabel(): string {
  const { accent, wording } = PRODUCTS['pet-spray'];
  return paw(0, -338, 0.9, accent.deep) + printedLabel(0, -210, 44, wording);
}

function heavyDutyLabel(): string {
  const { accent, wording } = PRODUCTS['heavy-duty-wipe'];
  return handSign(0, -372, 0.92, accent.deep) + printedLabel(0, -236, 74, wording);
}
