import type { Market } from '@eunbit/schema/market';
import type { Season } from '@eunbit/schema/season';
import { useOutletContext } from 'react-router';
import { useSettings } from './settings.tsx';

/** File name of a scene with products: it shows the packs of the store. */
export const scenePicture = (scene: string, market: Market) => `${scene}-${market.toLowerCase()}`;

/**
 * File name of the season's picture (STORE-18). The layout has queried the season; if the API did not respond, a default picture
 * is used.
 */
export function useSeasonPicture() {
  const season = useOutletContext<Season | undefined>() ?? 'AUTUMN';
  return scenePicture(`hero-${season.toLowerCase()}`, useSettings().market);
}
