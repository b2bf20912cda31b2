import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react';
import { buttonBase, disabledButton } from '@eunbit/ui/component-styles';
import { TOUCH, TOUCH_TARGET } from './touch.ts';

/** Pill-shaped. Busy and disabled buttons have no hover style. */
export const buttonRecipe = defineRecipe({
  className: 'button',
  base: { ...buttonBase, _disabled: disabledButton },
  variants: {
    size: {
      xs: { minH: '8', minW: '8', px: '3', fontSize: 'sm', ...TOUCH_TARGET },
      sm: { minH: '9', minW: '9', px: '4', fontSize: 'sm', ...TOUCH_TARGET },
      md: { minH: '11', minW: '11', px: '5', fontSize: 'md' },
      lg: { minH: '14', minW: '14', px: '8', fontSize: 'lg' },
    },
    variant: {
      solid: {
        bg: 'colorPalette.solid',
        color: 'colorPalette.contrast',
        '&:hover:not(:disabled)': { bg: 'colorPalette.hover' },
      },
      subtle: {
        bg: 'colorPalette.subtle',
        color: 'colorPalette.fg',
        '&:hover:not(:disabled)': { bg: 'colorPalette.muted' },
      },
      outline: {
        bg: 'white',
        borderColor: 'gray.300',
        color: 'colorPalette.fg',
        '&:hover:not(:disabled)': { borderColor: 'gray.800' },
        _disabled: { bg: 'transparent', color: 'gray.400', borderColor: 'gray.200' },
      },
      ghost: {
        bg: 'transparent',
        color: 'colorPalette.fg',
        '&:hover:not(:disabled)': { bg: 'colorPalette.subtle' },
        _disabled: { bg: 'transparent' },
      },
      plain: {
        minH: '6',
        minW: '0',
        [TOUCH]: { minH: '11', minW: '0' },
        px: '0',
        bg: 'transparent',
        color: 'colorPalette.fg',
        textDecoration: 'underline',
        textUnderlineOffset: '0.2em',
        _disabled: { bg: 'transparent' },
      },
    },
  },
  defaultVariants: { size: 'md', variant: 'solid' },
});

/** Single-line fields, text areas and native selects share this style. */
const FIELD = {
  width: 'full',
  minWidth: '0',
  bg: 'white',
  color: 'fg',
  borderWidth: '1px',
  borderColor: 'gray.400',
  borderRadius: 'md',
  appearance: 'none',
  transition: 'border-color 120ms',
  _hover: { borderColor: 'gray.600' },
  _invalid: { borderColor: 'red.600' },
  _disabled: { bg: 'gray.100', color: 'gray.600' },
} as const;

const FIELD_SIZES = {
  sm: { minH: '10', px: '3', py: '1', fontSize: 'sm', ...TOUCH_TARGET },
  md: { minH: '12', px: '4', py: '2.5', fontSize: 'md' },
} as const;

export const inputRecipe = defineRecipe({
  className: 'input',
  base: FIELD,
  variants: { size: FIELD_SIZES },
  defaultVariants: { size: 'md' },
});

export const textareaRecipe = defineRecipe({
  className: 'textarea',
  base: FIELD,
  variants: { size: FIELD_SIZES },
  defaultVariants: { size: 'md' },
});

export const nativeSelectSlotRecipe = defineSlotRecipe({
  className: 'native-select',
  slots: ['root', 'field', 'indicator'],
  base: {
    root: { display: 'flex', width: 'full', position: 'relative', height: 'fit-content' },
    field: FIELD,
    indicator: {
      position: 'absolute',
      insetBlock: '0',
      display: 'inline-flex',
      alignItems: 'center',
      pointerEvents: 'none',
      color: 'fg.muted',
      '& svg': { boxSize: '1.25rem' },
    },
  },
  variants: {
    size: {
      sm: { field: { ...FIELD_SIZES.sm, paddingEnd: '8' }, indicator: { insetInlineEnd: '2' } },
      md: { field: { ...FIELD_SIZES.md, paddingEnd: '10' }, indicator: { insetInlineEnd: '3' } },
    },
  },
  defaultVariants: { size: 'md' },
});
