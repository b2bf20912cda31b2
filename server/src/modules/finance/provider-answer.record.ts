/** What the payment provider, or a comparison with it, is asked for. */
export type ProviderQuestion = 'BALANCE' | 'PAYMENTS' | 'DIFFERENCES';

/** The newest answer to a question. It is shown while the provider is slow or down; nothing is decided by it. */
export interface ProviderAnswerRecord {
  _id: ProviderQuestion;
  value: unknown;
  /** When it was given. */
  at: Date;
  /** When it was last asked in vain since then; null when the answer is the outcome of the newest question. */
  failedAt: Date | null;
}
