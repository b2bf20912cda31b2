const DECIMALS = 5;

/** Adds decimal percentages such as `4` and `4.875` without floating-point errors. */
export function sumOfPercents(percents: readonly string[]): string {
  const scaled = percents.reduce((sum, percent) => {
    const match = /^(\d{1,3})(?:\.(\d{1,5}))?$/.exec(percent);
    if (!match) throw new RangeError(`not a percentage: ${percent}`);
    return sum + Number(`${match[1]}${(match[2] ?? '').padEnd(DECIMALS, '0')}`);
  }, 0);
  const digits = String(scaled).padStart(DECIMALS + 1, '0');
  const fraction = digits.slice(-DECIMALS).replace(/0+$/, '');
  const whole = digits.slice(0, -DECIMALS);
  return fraction ? `${whole}.${fraction}` : whole;
}
