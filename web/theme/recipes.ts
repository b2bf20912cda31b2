import { defineRecipe } from '@pandacss/dev';
import { announcementHtml, buttonBase, disabledButton } from '../../ui/src/component-styles.ts';

const button = defineRecipe({
  className: 'button',
  base: { ...buttonBase, WebkitUserSelect: 'none' },
  variants: {
    size: {
      sm: { minH: '9', px: '4', fontSize: 'sm' },
      md: { minH: '11', px: '5', fontSize: 'md' },
      lg: { minH: '14', px: '8', fontSize: 'lg' },
    },
    // Panda puts `base` below what a variant says, so each says how it looks disabled. It writes variants in the order in
    // which it finds them in use: `&&` wins over the sizes.
    variant: {
      solid: {
        bg: 'colorPalette.solid',
        color: 'colorPalette.contrast',
        '&:hover:not(:disabled)': { bg: 'colorPalette.hover' },
        _disabled: disabledButton,
      },
      subtle: {
        bg: 'colorPalette.subtle',
        color: 'colorPalette.fg',
        '&:hover:not(:disabled)': { bg: 'colorPalette.muted' },
        _disabled: disabledButton,
      },
      outline: {
        bg: 'white',
        borderColor: 'gray.300',
        color: 'colorPalette.fg',
        '&:hover:not(:disabled)': { borderColor: 'gray.800' },
        _disabled: { ...disabledButton, bg: 'transparent', color: 'gray.400', borderColor: 'gray.200' },
      },
      ghost: {
        bg: 'transparent',
        color: 'colorPalette.fg',
        '&:hover:not(:disabled)': { bg: 'colorPalette.subtle' },
        _disabled: { ...disabledButton, bg: 'transparent' },
      },
      plain: {
        '&&': { minH: '0', px: '0' },
        bg: 'transparent',
        color: 'colorPalette.fg',
        textDecoration: 'underline',
        textUnderlineOffset: '0.2em',
        _disabled: { ...disabledButton, bg: 'transparent' },
      },
    },
    shape: {
      round: { '&&': { px: '0' }, aspectRatio: '1' },
    },
  },
  defaultVariants: { size: 'md', variant: 'solid' },
});

/** Single-line fields, text areas and selects look alike. */
const input = defineRecipe({
  className: 'input',
  base: {
    width: 'full',
    minH: '12',
    px: '4',
    py: '2.5',
    bg: 'white',
    color: 'fg',
    fontSize: 'md',
    borderWidth: '1px',
    borderColor: 'gray.400',
    borderRadius: 'md',
    appearance: 'none',
    transition: 'border-color 120ms',
    _hover: { borderColor: 'gray.600' },
    _invalid: { borderColor: 'red.600' },
    _disabled: { bg: 'gray.100', color: 'gray.600' },
  },
});

/** A tab, be it a button or a link. */
const tab = defineRecipe({
  className: 'tab',
  base: {
    px: '4',
    py: '3',
    cursor: 'pointer',
    whiteSpace: 'nowrap',
    fontWeight: 'medium',
    color: 'fg.muted',
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    _selected: { color: 'fg', borderColor: 'purple.600', fontWeight: 'semibold' },
  },
});

/** The links in the header's row. */
const categoryLink = defineRecipe({
  className: 'category-link',
  base: {
    py: '3',
    paddingStart: '3',
    paddingEnd: '1.5',
    fontWeight: 'medium',
    borderRadius: 'md',
    _hover: { color: 'purple.700' },
    '&[aria-current=page]': { color: 'purple.700', fontWeight: 'semibold' },
  },
});

/** The small links at the end of the header. */
const headerLink = defineRecipe({
  className: 'header-link',
  base: { px: '2', py: '2', fontSize: 'sm', color: 'fg.muted', borderRadius: 'md', _hover: { color: 'fg' } },
});

const announcementRecipe = defineRecipe({ className: 'announcement-html', base: announcementHtml });

/** Styles of components that stand in several places, or that the back office has alike. */
export const recipes = { announcementHtml: announcementRecipe, button, input, tab, categoryLink, headerLink };
