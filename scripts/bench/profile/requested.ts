let benchmark: string | null = null;

/** `--profile`: each shop that this benchmark starts is profiled. */
export function requestProfiles(name: string): void {
  benchmark = name;
}

/** The benchmark whose shops are to be profiled; null for none. */
export const requestedProfiles = (): string | null => benchmark;
