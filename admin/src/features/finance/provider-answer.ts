interface Reading<Data> {
  readonly data?: Data | undefined;
}

interface Asking<Data> extends Reading<Data> {
  readonly loading: boolean;
  readonly error?: unknown;
  readonly refetch: () => Promise<unknown>;
}

export interface ProviderAnswer<Data> {
  /** First the last known result, then the provider's current one. */
  readonly data: Data | undefined;
  readonly asking: boolean;
  /** The shop's server did not respond. */
  readonly failed: boolean;
  readonly askAgain: () => void;
}

/** Combines the provider's last known result with a request to the provider, which may take seconds. */
export function mergeAnswers<Data>(known: Reading<Data>, fresh: Asking<Data>): ProviderAnswer<Data> {
  return {
    data: fresh.data ?? known.data,
    asking: fresh.loading,
    failed: fresh.error !== undefined,
    askAgain: () => void fresh.refetch().catch(() => {}),
  };
}
