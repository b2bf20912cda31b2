/** The tab that a key leads to from the chosen one, around both ends; null for keys that tabs do not know. */
export function findTabForKey(key: string, chosen: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (chosen + 1) % count;
    case 'ArrowLeft':
      return (chosen - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
