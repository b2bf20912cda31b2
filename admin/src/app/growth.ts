/**
 * Percentage by which today is above or below yesterday, rounded; 100 if yesterday had nothing and today has something
 * (STATISTICS-10).
 */
export function growthPercent(today: number, yesterday: number): number {
  if (yesterday === 0) return today > 0 ? 100 : 0;
  // Less than half a percent below is rounded to -0, which would be shown as "-0%".
  return Math.round(((today - yesterday) / Math.abs(yesterday)) * 100) || 0;
}
