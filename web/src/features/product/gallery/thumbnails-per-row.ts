/** More would be too small to be told apart, or pressed, on a phone of 320 pixels. */
const MOST = 6;

/** How many thumbnails stand in a row: all of a few, and so many of more that no row has one alone. */
export function countThumbnailsPerRow(count: number): number {
  return Math.ceil(count / Math.max(1, Math.ceil(count / MOST)));
}
