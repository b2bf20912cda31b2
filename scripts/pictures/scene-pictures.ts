import { Market } from '@eunbit/schema/market';
import { Season } from '@eunbit/schema/season';

/** A rendered scene and, if it contains products, the store of their packs. */
export interface Master {
  /** File name in blender/scenes. */
  readonly scene: string;
  readonly market: Market | null;
}

/** Name of its file, without the extension. */
export const masterName = ({ scene, market }: Master) => (market ? `${scene}-${market.toLowerCase()}` : scene);

/** A picture of the storefront's public folder. */
export interface ScenePicture {
  readonly name: string;
  readonly master: Master;
  /** Stored widths; the first is not part of the file name. */
  readonly widths: readonly [number, ...number[]];
  /** Width divided by height; the master is cropped to it. */
  readonly ratio: number;
  /** The side that is kept when cropping. */
  readonly keeps?: 'right' | 'centre';
}

const MARKETS = Object.values(Market);
const SEASONS = Object.values(Season);

/** The home page's first picture: wide for desktops, and only its right side with the products for phones. */
const heroes = SEASONS.flatMap((season) =>
  MARKETS.flatMap((market): ScenePicture[] => {
    const master = { scene: `hero-${season.toLowerCase()}`, market };
    const name = masterName(master);
    return [
      { master, name, keeps: 'right', widths: [1600, 1200, 800], ratio: 16 / 9 },
      { master, name: `${name}-phone`, keeps: 'right', widths: [900, 600], ratio: 6 / 5 },
    ];
  }),
);

/** Pictures that show their complete scene: of the product groups, the company, and places of business. */
const withProducts = [
  { scenes: ['banner-cleansing', 'banner-living', 'banner-pet'], widths: [1600, 800], ratio: 1600 / 520 },
  { scenes: ['company'], widths: [1600, 800], ratio: 1600 / 700 },
  { scenes: ['project-office', 'project-clinic', 'project-store'], widths: [1200, 800], ratio: 3 / 2 },
] as const;
const products = withProducts.flatMap(({ scenes, widths, ratio }) =>
  scenes.flatMap((scene) =>
    MARKETS.map((market): ScenePicture => {
      const master = { scene, market };
      return { master, name: masterName(master), widths, ratio };
    }),
  ),
);

/** Fragrance products, and close-ups. */
const illustrations = [
  { group: 'fragrance', names: ['candle', 'diffuser', 'warmer', 'smart-diffuser'], ratio: 1 },
  { group: 'technology', names: ['silver', 'rayon', 'coating'], ratio: 4 / 3 },
].flatMap(({ group, names, ratio }) =>
  names.map((kind): ScenePicture => {
    const name = `${group}-${kind}`;
    return { name, master: { scene: name, market: null }, widths: [1200, 800], ratio };
  }),
);

/** The technologies on the home page and on product pages, by the scene of the corresponding page. */
const TOPIC_SCENES = {
  'silver-colloid': 'technology-silver',
  'nano-coating': 'technology-coating',
  rayon: 'technology-rayon',
} as const;
const topics = Object.entries(TOPIC_SCENES).map(
  ([name, scene]): ScenePicture => ({ name, master: { scene, market: null }, widths: [800, 400], ratio: 4 / 3 }),
);

export const SCENE_PICTURES: readonly ScenePicture[] = [...heroes, ...products, ...illustrations, ...topics];

/** Name of the file of a width, without its extension. */
export function sceneFile({ name, widths }: ScenePicture, width: number): string {
  return width === widths[0] ? name : `${name}-${width}`;
}
