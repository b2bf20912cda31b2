/** Kinds of stored answers: provider queries, and the comparison with the provider. */
export type ProviderQuestion = 'BALANCE' | 'PAYMENTS' | 'DIFFERENCES';

/** The latest answer to a query. Displayed while the provider is slow or down; no decision is based on it. */
export interface ProviderAnswerRecord {
  _id: ProviderQuestion;
  value: unknown;
  /** When the answer was received. */
  at: Date;
  /** When the last query failed after that; null if the latest query succeeded. */
  failedAt: Date | null;
}
