/** A four-pointed glint of light around (x, y). */
function glint(x: number, y: number, r: number): string {
  const s = r * 0.16;
  return (
    `M${x} ${y - r}Q${x + s} ${y - s} ${x + r} ${y}Q${x + s} ${y + s} ${x} ${y + r}` +
    `Q${x - s} ${y + s} ${x - r} ${y}Q${x - s} ${y - s} ${x} ${y - r}Z`
  );
}

/** A drop `size` high around (x, y), point up. */
function drop(x: number, y: number, size: number): string {
  const u = size / 100;
  return (
    `M${x} ${y - 50 * u}C${x + 12 * u} ${y - 26 * u} ${x + 35 * u} ${y - 8 * u} ${x + 35 * u} ${y + 15 * u}` +
    `A${35 * u} ${35 * u} 0 0 1 ${x - 35 * u} ${y + 15 * u}` +
    `C${x - 35 * u} ${y - 8 * u} ${x - 12 * u} ${y - 26 * u} ${x} ${y - 50 * u}Z`
  );
}

/** The brand's mark: a drop with a glint cut out of it (fill with `fill-rule` evenodd). */
export const mark = (x: number, y: number, size: number): string =>
  drop(x, y, size) + glint(x, y + size * 0.13, size * 0.25);
