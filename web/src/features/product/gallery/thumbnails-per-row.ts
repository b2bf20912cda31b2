/** More would be too small to recognise or press on a phone of 320 pixels, where seven are 33 pixels wide. */
const MOST = 7;

/** Number of thumbnails in a row: all of a few; of more, so many that no row holds a single one. */
export function countThumbnailsPerRow(count: number): number {
  return Math.ceil(count / Math.max(1, Math.ceil(count / MOST)));
}
