/** The typed whole number of at least 1; null for anything else. */
export function parseQuantity(text: string): number | null {
  const value = /^\d{1,6}$/.test(text.trim()) ? Number(text) : 0;
  return value >= 1 ? value : null;
}
