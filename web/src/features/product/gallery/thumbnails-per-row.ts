/**
 * Maximum thumbnails in a row: more would be too small to recognise or press on a phone of 320 pixels, where seven are 33 pixels
 * wide.
 */
const MOST = 7;

/** Number of thumbnails in a row: all of them if they fit, otherwise so many that no row has a single one. */
export function countThumbnailsPerRow(count: number): number {
  return Math.ceil(count / Math.max(1, Math.ceil(count / MOST)));
}
