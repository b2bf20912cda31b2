/** Where the editor sends a picture as the body of a POST. */
export const ANNOUNCEMENT_PICTURE_PATH = '/announcement-pictures';
/** Longest side of an announcement's picture as it is kept, in pixels: twice as wide as an announcement is shown. */
export const ANNOUNCEMENT_PICTURE_SIDE = 1600;

/** Fonts that an announcement may be written in (ANNOUNCEMENT-7). */
export const ANNOUNCEMENT_FONTS = [
  'Arial',
  'Comic Sans MS',
  'Courier New',
  'Georgia',
  'Helvetica',
  'Lucida Sans Unicode',
] as const;

/** Sizes beside the ordinary one, as parts of it. */
export const ANNOUNCEMENT_SIZES = { EXTRA_SMALL: '0.75em', SMALL: '0.875em', LARGE: '1.5em' } as const;
