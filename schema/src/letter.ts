/** Where a letter of the outbox stands. */
export const LetterState = {
  QUEUED: 'QUEUED',
  SENDING: 'SENDING',
  SENT: 'SENT',
  FAILED: 'FAILED',
  /** There is nothing to tell any more, or the person does not want it. */
  SKIPPED: 'SKIPPED',
} as const;
export type LetterState = (typeof LetterState)[keyof typeof LetterState];
