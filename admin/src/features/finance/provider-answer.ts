interface Reading<Data> {
  readonly data?: Data | undefined;
}

interface Asking<Data> extends Reading<Data> {
  readonly loading: boolean;
  readonly error?: unknown;
  readonly refetch: () => Promise<unknown>;
}

export interface ProviderAnswer<Data> {
  /** The newest that is known: at first what was known before, then what the provider says. */
  readonly data: Data | undefined;
  readonly asking: boolean;
  /** The shop itself did not answer. */
  readonly failed: boolean;
  readonly askAgain: () => void;
}

/** Asking the payment provider may take seconds: its last answer, read beside, stands there meanwhile. */
export function mergeAnswers<Data>(known: Reading<Data>, fresh: Asking<Data>): ProviderAnswer<Data> {
  return {
    data: fresh.data ?? known.data,
    asking: fresh.loading,
    failed: fresh.error !== undefined,
    askAgain: () => void fresh.refetch().catch(() => {}),
  };
}
