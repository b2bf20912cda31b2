interface Reading<Data> {
  readonly data?: Data | undefined;
}

interface Asking<Data> extends Reading<Data> {
  readonly loading: boolean;
  readonly error?: unknown;
  readonly refetch: () => Promise<unknown>;
}

export interface ProviderAnswer<Data> {
  /** The last known answer at first, then the provider's present one. */
  readonly data: Data | undefined;
  readonly asking: boolean;
  /** The shop's server did not answer. */
  readonly failed: boolean;
  readonly askAgain: () => void;
}

/** Combines the provider's last known answer with a request to the provider, which may take seconds. */
export function mergeAnswers<Data>(known: Reading<Data>, fresh: Asking<Data>): ProviderAnswer<Data> {
  return {
    data: fresh.data ?? known.data,
    asking: fresh.loading,
    failed: fresh.error !== undefined,
    askAgain: () => void fresh.refetch().catch(() => {}),
  };
}
