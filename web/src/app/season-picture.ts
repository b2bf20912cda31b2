import type { Season } from '@eunbit/schema/season';
import { useOutletContext } from 'react-router';

/**
 * Name of the files of the season's picture (STORE-18). The layout has asked for the season; without an answer of the API a
 * page still has a picture.
 */
export const useSeasonPicture = () => `hero-${(useOutletContext<Season | undefined>() ?? 'AUTUMN').toLowerCase()}`;
