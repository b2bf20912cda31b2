/** Gradients by day and by night. As tokens they stand in the stylesheet alone, not in the first script too. */
export const gradients = {
  /** Colours of the hero's left edge from top to bottom: they continue the picture in wider windows. */
  heroEdge: {
    value: {
      base: 'linear-gradient(180deg, #dfd6f2, #e5dcf7 45%, #e2d8f7 55%, #d9d0f0 61%, #dbd1f2 67%, #e5dcf8 72%, #eee9f8 78%, #f6f2fd 83%, #fff)',
      _dark: 'none',
    },
  },
  /** In the dark a wide picture fades into the ground, on which the text beside it stands. */
  fadeToText: { value: { base: 'none', _dark: 'linear-gradient(90deg, transparent 30%, #000 75%)' } },
  fadeDown: { value: { base: 'none', _dark: 'linear-gradient(#000 60%, transparent)' } },
};
