/** Where a finger is the pointer. */
export const TOUCH = '@media (pointer: coarse)';

/** Size of a small button or field there. */
export const TOUCH_TARGET = { [TOUCH]: { minH: '11', minW: '11' } } as const;

/** Of a link that is text: as high as a small button there. */
export const TOUCH_LINK = { [TOUCH]: { display: 'inline-flex', alignItems: 'center', minH: '11' } } as const;

/** Of a small button that stands beside a field: as high as the field. */
export const BESIDE_FIELD = { minH: '10', ...TOUCH_TARGET } as const;
