/** Where the editor sends a picture as the body of a POST. */
export const NOTICE_PICTURE_PATH = '/notice-pictures';
/** Longest side of a notice's picture as it is kept, in pixels: twice as wide as a notice is shown. */
export const NOTICE_PICTURE_SIDE = 1600;

/** Fonts that a notice may be written in (spec 002 §9). */
export const NOTICE_FONTS = [
  'Arial',
  'Comic Sans MS',
  'Courier New',
  'Georgia',
  'Helvetica',
  'Lucida Sans Unicode',
] as const;

/** Sizes beside the ordinary one, as parts of it. */
export const NOTICE_SIZES = { EXTRA_SMALL: '0.75em', SMALL: '0.875em', LARGE: '1.5em' } as const;
