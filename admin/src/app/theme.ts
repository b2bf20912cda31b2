import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import {
  alertSlotRecipe,
  animationStyles,
  badgeRecipe,
  keyframes as chakraKeyframes,
  checkboxSlotRecipe,
  comboboxSlotRecipe,
  datePickerSlotRecipe,
  dialogSlotRecipe,
  drawerSlotRecipe,
  fieldSlotRecipe,
  fileUploadSlotRecipe,
  iconRecipe,
  kbdRecipe,
  layerStyles,
  menuSlotRecipe,
  progressSlotRecipe,
  segmentGroupSlotRecipe,
  skeletonRecipe,
  spinnerRecipe,
  tableSlotRecipe,
  tabsSlotRecipe,
  toastSlotRecipe,
  tooltipSlotRecipe,
} from '@chakra-ui/react/theme';
import { breakpoints, globalStyles, keyframes } from '@eunbit/ui/global-styles';
import { DARK_CONDITION } from '@eunbit/ui/theme-tokens';
import { buttonRecipe, inputRecipe, nativeSelectSlotRecipe, textareaRecipe } from './recipes.ts';
import { adminSemanticTokens, adminTextStyles, adminTokens } from './theme-scales.ts';
import { recipeChanges, slotRecipeChanges } from './tuned-recipes.ts';

/** Chakra's recipes for the components that the back office uses: the default theme has three times as many. */
const chakraRecipes = defineConfig({
  theme: {
    keyframes: chakraKeyframes,
    animationStyles,
    layerStyles,
    recipes: { badge: badgeRecipe, icon: iconRecipe, kbd: kbdRecipe, skeleton: skeletonRecipe, spinner: spinnerRecipe },
    slotRecipes: {
      alert: alertSlotRecipe,
      checkbox: checkboxSlotRecipe,
      combobox: comboboxSlotRecipe,
      datePicker: datePickerSlotRecipe,
      dialog: dialogSlotRecipe,
      drawer: drawerSlotRecipe,
      field: fieldSlotRecipe,
      fileUpload: fileUploadSlotRecipe,
      menu: menuSlotRecipe,
      progress: progressSlotRecipe,
      segmentGroup: segmentGroupSlotRecipe,
      table: tableSlotRecipe,
      tabs: tabsSlotRecipe,
      toast: toastSlotRecipe,
      tooltip: tooltipSlotRecipe,
    },
  },
});

const FADED_ENDS = 'linear-gradient(to right, transparent, black 3rem, black calc(100% - 3rem), transparent)';

/** The shop's tokens with smaller text than in the storefront, since the back office shows tables. */
const adminConfig = defineConfig({
  conditions: { dark: DARK_CONDITION },
  preflight: true,
  globalCss: { ...globalStyles, body: { ...globalStyles.body, bg: 'bg.subtle', fontSize: 'sm' } },
  theme: {
    breakpoints,
    tokens: adminTokens,
    semanticTokens: adminSemanticTokens,
    textStyles: adminTextStyles,
    keyframes: {
      ...keyframes,
      // Fades each end of a scrolling row that has more content behind it, by moving a mask that is wider than the row.
      'fade-ends': {
        from: { maskImage: FADED_ENDS, maskSize: 'calc(100% + 3rem)', maskPosition: '-3rem 0' },
        to: { maskImage: FADED_ENDS, maskSize: 'calc(100% + 3rem)', maskPosition: '0 0' },
      },
      // Highlights a new order for a while. Keyframes do not resolve token names.
      fresh: { from: { backgroundColor: 'var(--chakra-colors-purple-200)' } },
    },
    recipes: { button: buttonRecipe, input: inputRecipe, textarea: textareaRecipe, ...recipeChanges },
    slotRecipes: { nativeSelect: nativeSelectSlotRecipe, ...slotRecipeChanges },
  },
});

export const adminSystem = createSystem(defaultBaseConfig, chakraRecipes, adminConfig);
