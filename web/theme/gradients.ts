/** Gradients by day and by night. As tokens they stand in the stylesheet alone, not in the first script too. */
export const gradients = {
  /** In the dark a wide picture fades into the ground, on which the text beside it stands. */
  fadeToText: { value: { base: 'none', _dark: 'linear-gradient(90deg, transparent 30%, #000 75%)' } },
  fadeDown: { value: { base: 'none', _dark: 'linear-gradient(#000 60%, transparent)' } },
};
