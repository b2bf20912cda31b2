import type { Market } from '@eunbit/schema/market';
import type { Season } from '@eunbit/schema/season';
import { useOutletContext } from 'react-router';
import { useSettings } from './settings.tsx';

/** Name of the files of a scene with products: its packs are those of the store. */
export const scenePicture = (scene: string, market: Market) => `${scene}-${market.toLowerCase()}`;

/**
 * Name of the files of the season's picture (STORE-18). The layout has asked for the season; without an answer of the API a
 * page still has a picture.
 */
export function useSeasonPicture() {
  const season = useOutletContext<Season | undefined>() ?? 'AUTUMN';
  return scenePicture(`hero-${season.toLowerCase()}`, useSettings().market);
}
