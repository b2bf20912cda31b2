/** What a request with an idempotency key has made. */
export interface IdempotentRequestRecord {
  /** Operation, caller and key. */
  _id: string;
  /** Hash of the input without the key: the same key with another input is a mistake of the caller. */
  inputHash: string;
  /** Id or number of what was made. */
  createdId: string;
  createdAt: Date;
}
