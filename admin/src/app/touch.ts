/** Matches touch screens. */
export const TOUCH = '@media (pointer: coarse)';

/** Minimum size of a small button or field on touch screens. */
export const TOUCH_TARGET = { [TOUCH]: { minH: '11', minW: '11' } } as const;

/** Minimum height of a text link on touch screens, the same as of a small button. */
export const TOUCH_LINK = { [TOUCH]: { display: 'inline-flex', alignItems: 'center', minH: '11' } } as const;

/** Height of a small button next to a field, the same as the field's. */
export const BESIDE_FIELD = { minH: '10', ...TOUCH_TARGET } as const;
