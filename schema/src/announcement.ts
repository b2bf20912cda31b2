/** The editor uploads a picture to this path, as the body of a POST. */
export const ANNOUNCEMENT_PICTURE_PATH = '/announcement-pictures';
/** Longest side of a stored announcement picture, in pixels: twice the displayed width. */
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

/** Font sizes besides the default one, relative to it. */
export const ANNOUNCEMENT_SIZES = { EXTRA_SMALL: '0.75em', SMALL: '0.875em', LARGE: '1.5em' } as const;
