import { Season } from '@eunbit/schema/season';

/** A picture of the storefront's public folder. */
export interface ScenePicture {
  readonly name: string;
  /** The rendered original, `masters/<master>.webp`. */
  readonly master: string;
  /** Widths that it is stored in; the first has no width in its file name. */
  readonly widths: readonly [number, ...number[]];
  /** Width by height; what the original has beyond it is cut off. */
  readonly ratio: number;
  /** Which side stays when something is cut off. */
  readonly keeps?: 'right' | 'centre';
}

/** The home page's first picture: wide for desktops, and its right side with the products for phones. */
const heroes = Object.values(Season).flatMap((season): ScenePicture[] => {
  const name = `hero-${season.toLowerCase()}`;
  const common = { master: name, keeps: 'right' } as const;
  return [
    { ...common, name, widths: [1600, 1200, 800], ratio: 16 / 9 },
    { ...common, name: `${name}-phone`, widths: [900, 600], ratio: 6 / 5 },
  ];
});

/** Of the product groups, products on the right, the left calm for words. */
const banners = ['cleansing', 'living', 'pet'].map((group): ScenePicture => {
  const name = `banner-${group}`;
  return { name, master: name, widths: [1600, 800], ratio: 1600 / 520 };
});

const company: ScenePicture = { name: 'company', master: 'company', widths: [1600, 800], ratio: 1600 / 700 };

/** Places of business, things that scent a room, and what is seen very close. */
const illustrations = [
  { group: 'project', names: ['office', 'clinic', 'store'], ratio: 3 / 2 },
  { group: 'fragrance', names: ['candle', 'diffuser', 'warmer', 'smart-diffuser'], ratio: 1 },
  { group: 'technology', names: ['silver', 'rayon', 'coating'], ratio: 4 / 3 },
].flatMap(({ group, names, ratio }) =>
  names.map((name): ScenePicture => {
    const whole = `${group}-${name}`;
    return { name: whole, master: whole, widths: [1200, 800], ratio };
  }),
);

/** The technologies on the home page and on product pages, by the picture of the page about them. */
const TOPIC_MASTERS = {
  'silver-colloid': 'technology-silver',
  'nano-coating': 'technology-coating',
  rayon: 'technology-rayon',
} as const;
const topics = Object.entries(TOPIC_MASTERS).map(
  ([name, master]): ScenePicture => ({ name, master, widths: [800, 400], ratio: 4 / 3 }),
);

export const SCENE_PICTURES: readonly ScenePicture[] = [...heroes, ...banners, company, ...illustrations, ...topics];

/** Name of the file of a width, without its extension. */
export function sceneFile({ name, widths }: ScenePicture, width: number): string {
  return width === widths[0] ? name : `${name}-${width}`;
}
