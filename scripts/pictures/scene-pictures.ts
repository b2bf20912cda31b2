import { Season } from '@eunbit/schema/season';
import { ILLUSTRATIONS } from './illustrations.ts';
import { heroScene } from './scenes.ts';
import { TECHNOLOGY_SCENES } from './technology-scenes.ts';

/** A picture of the storefront's public folder. */
export interface ScenePicture {
  readonly name: string;
  /** The rendered original, `masters/<master>.webp`. */
  readonly master: string;
  /** The drawing that is taken where there is no original yet; null where there is one. */
  readonly draw: (() => string) | null;
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
  const common = { master: name, draw: heroScene, keeps: 'right' } as const;
  return [
    { ...common, name, widths: [1600, 1200, 800], ratio: 16 / 9 },
    { ...common, name: `${name}-phone`, widths: [900, 600], ratio: 6 / 5 },
  ];
});

/** Of the product groups, products on the right, the left calm for words. */
const banners = ['cleansing', 'living', 'pet'].map((group): ScenePicture => {
  const name = `banner-${group}`;
  return { name, master: name, draw: null, widths: [1600, 800], ratio: 1600 / 520 };
});

const RATIOS: Readonly<Record<string, number>> = { company: 1600 / 700, fragrance: 1, project: 3 / 2 };
const illustrations = Object.entries(ILLUSTRATIONS).map(
  ([name, draw]): ScenePicture => ({
    name,
    master: name,
    draw,
    widths: [name === 'company' ? 1600 : 1200, 800],
    ratio: RATIOS[name.split('-')[0] ?? ''] ?? 4 / 3,
  }),
);

/** The technologies on the home page and on product pages, by the picture of the page about them. */
const TOPIC_MASTERS: Readonly<Record<string, string>> = {
  'silver-colloid': 'technology-silver',
  'nano-coating': 'technology-coating',
  rayon: 'technology-rayon',
};
const topics = Object.entries(TECHNOLOGY_SCENES).map(
  ([name, draw]): ScenePicture => ({
    name,
    master: TOPIC_MASTERS[name] ?? name,
    draw,
    widths: [800, 400],
    ratio: 4 / 3,
  }),
);

export const SCENE_PICTURES: readonly ScenePicture[] = [...heroes, ...banners, ...illustrations, ...topics];

/** Name of the file of a width, without its extension. */
export function sceneFile({ name, widths }: ScenePicture, width: number): string {
  return width === widths[0] ? name : `${name}-${width}`;
}
