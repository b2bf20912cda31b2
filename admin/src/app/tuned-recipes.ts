import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react';
import {
  alertAnatomy,
  checkboxAnatomy,
  comboboxAnatomy,
  dialogAnatomy,
  drawerAnatomy,
  fieldAnatomy,
  fileUploadAnatomy,
  menuAnatomy,
  progressAnatomy,
  segmentGroupAnatomy,
  tableAnatomy,
  toastAnatomy,
} from '@chakra-ui/react/anatomy';
import { TOUCH_TARGET } from './touch.ts';

/** Changes to Chakra's recipes; each is merged into the recipe of the same name. */
export const recipeChanges = {
  badge: defineRecipe({
    base: { borderRadius: 'full', fontWeight: 'semibold', userSelect: 'auto', minH: '6', px: '2.5' },
    variants: { variant: { surface: { borderWidth: '1px', borderColor: 'colorPalette.border', shadow: 'none' } } },
  }),
  kbd: defineRecipe({ base: { wordSpacing: 'normal' } }),
  skeleton: defineRecipe({ variants: { variant: { pulse: { background: 'gray.200' } } } }),
};

const dialog = defineSlotRecipe({
  slots: dialogAnatomy.keys(),
  base: {
    backdrop: { bg: 'bg.veil' },
    positioner: { p: '4' },
    content: { p: { base: '5', sm: '7' } },
    header: { px: '0', pt: '0', pb: '4' },
    body: { px: '0', pt: '0', pb: '0' },
    footer: { flexWrap: 'wrap', gap: '2', p: '0' },
    title: { textStyle: 'xl', fontWeight: 'bold' },
    closeTrigger: { top: '3', insetEnd: '3' },
  },
  variants: { size: { md: { content: { maxW: 'form' } }, lg: { content: { maxW: 'wide' } } } },
});

const drawer = defineSlotRecipe({
  slots: drawerAnatomy.keys(),
  base: {
    backdrop: { bg: 'bg.veil' },
    header: { px: '5', pt: '3', pb: '3' },
    title: { textStyle: 'xl' },
    body: { px: '5', pt: '0', pb: '6', overscrollBehavior: 'contain' },
  },
  variants: { size: { sm: { content: { maxW: '28rem' } } } },
  defaultVariants: { size: 'sm' },
});

const alert = defineSlotRecipe({
  slots: alertAnatomy.keys(),
  base: {
    root: { borderWidth: '1px', borderColor: 'colorPalette.border', borderRadius: 'md', flexWrap: 'wrap' },
    content: { flex: '1 1 12rem', fontWeight: 'medium' },
  },
  variants: {
    status: {
      info: { root: { colorPalette: 'purple' } },
      warning: { root: { colorPalette: 'amber' } },
    },
    size: { md: { root: { px: '4', py: '3', gap: '3', alignItems: 'center' } } },
  },
});

/** Dark, so that a message stands out from any screen below it; a failure is red. */
const toast = defineSlotRecipe({
  slots: toastAnatomy.keys(),
  base: {
    root: {
      width: 'fit-content',
      maxWidth: 'form',
      minH: '12',
      alignItems: 'center',
      gap: '2',
      py: '1.5',
      ps: '5',
      pe: '2',
      borderRadius: 'lg',
      boxShadow: 'lg',
      bg: 'gray.800',
      color: 'white',
      '--toast-trigger-bg': 'colors.gray.700',
      '&[data-type=error]': { bg: 'red.700', color: 'white', '--toast-trigger-bg': 'colors.red.600' },
    },
    title: { marginEnd: '0', fontWeight: 'normal' },
    actionTrigger: {
      minH: '9',
      borderRadius: 'full',
      textDecoration: 'underline',
      borderWidth: '0',
      flexShrink: '0',
      ...TOUCH_TARGET,
    },
    closeTrigger: {
      position: 'static',
      boxSize: '9',
      padding: '0',
      color: 'inherit',
      borderRadius: 'full',
      flexShrink: '0',
      cursor: 'button',
      _hover: { bg: 'var(--toast-trigger-bg)' },
      ...TOUCH_TARGET,
    },
  },
});

const field = defineSlotRecipe({
  slots: fieldAnatomy.keys(),
  base: {
    root: { minWidth: '0' },
    label: { fontWeight: 'semibold', userSelect: 'auto' },
    helperText: { textStyle: 'sm' },
    errorText: { textStyle: 'sm' },
  },
});

const checkbox = defineSlotRecipe({
  slots: checkboxAnatomy.keys(),
  base: {
    root: { minH: '11', cursor: 'checkbox' },
    label: { fontWeight: 'normal' },
    control: { bg: 'white' },
  },
});

const menu = defineSlotRecipe({
  slots: menuAnatomy.keys(),
  variants: { size: { md: { content: { minW: '14rem' }, item: { minH: '9', py: '1.5', ...TOUCH_TARGET } } } },
});

const combobox = defineSlotRecipe({
  slots: comboboxAnatomy.keys(),
  base: {
    input: { bg: 'white', borderColor: 'gray.400', _placeholderShown: { color: 'fg' } },
    item: { minH: '11', flexWrap: 'wrap', justifyContent: 'flex-start', _highlighted: { bg: 'gray.100' } },
  },
});

const segmentGroup = defineSlotRecipe({
  slots: segmentGroupAnatomy.keys(),
  base: {
    root: { '--segment-radius': 'radii.full', '--segment-indicator-bg': 'colors.white', width: 'full', p: '1' },
    item: {
      flex: '1',
      fontWeight: 'medium',
      color: 'fg.muted',
      cursor: 'pointer',
      _before: { display: 'none' },
      _checked: { fontWeight: 'semibold', color: 'fg' },
    },
  },
  variants: { size: { md: { item: { height: '9', ...TOUCH_TARGET } } } },
});

const progress = defineSlotRecipe({
  slots: progressAnatomy.keys(),
  variants: { variant: { outline: { track: { shadow: 'none', bgColor: 'gray.200' } } } },
});

const fileUpload = defineSlotRecipe({
  slots: fileUploadAnatomy.keys(),
  base: { root: { gap: '2' }, dropzone: { minHeight: '28', borderColor: 'gray.400' } },
});

/**
 * The cells are styled from the table's own class, through `native`: with a thousand rows, a component for each cell
 * takes several times as long to render.
 */
const table = defineSlotRecipe({
  slots: tableAnatomy.keys(),
  base: {
    root: { '& [data-numeric]': { textAlign: 'end' } },
    row: { _selected: { bg: 'purple.50', _hover: { bg: 'purple.50' } } },
    columnHeader: { textStyle: 'xs', fontWeight: 'semibold', color: 'fg.muted', bg: 'gray.100' },
  },
  variants: {
    interactive: { true: { body: { '& tr': { _hover: { bg: 'gray.50' } } } } },
    size: {
      sm: { columnHeader: { px: '2', py: '1.5' }, cell: { px: '2', py: '1.5' } },
      md: { columnHeader: { px: '3', py: '2.5' }, cell: { px: '3', py: '2.5' } },
    },
  },
});

export const slotRecipeChanges = {
  alert,
  checkbox,
  combobox,
  dialog,
  drawer,
  field,
  fileUpload,
  menu,
  progress,
  segmentGroup,
  table,
  toast,
};
