/** Where a finger is the pointer. */
export const TOUCH = '@media (pointer: coarse)';

/** Size of a small button or field there; a height given to one of them by itself stays. */
export const TOUCH_TARGET = { [TOUCH]: { minH: '11', minW: '11' } } as const;
