export function underLock<T>(
  file: string,
  onWait: (pid: number) => void,
  work: (addToLock: (pid: number) => void) => Promise<T>,
): Promise<T>;
export function holdLock(file: string): number | null;
