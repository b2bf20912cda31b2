import { isMarket, type Market } from '@eunbit/schema/market';
import { useMatches } from 'react-router';

/** The market of the current screen; null if the screen shows both. */
export function useScreenMarket(): Market | null {
  const matches = useMatches();
  for (const { handle } of matches) {
    if (typeof handle !== 'object' || handle === null || !('market' in handle)) continue;
    if (isMarket(handle.market)) return handle.market;
  }
  return null;
}
