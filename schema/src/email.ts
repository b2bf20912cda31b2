/** Where an email of the outbox stands. */
export const EmailState = {
  QUEUED: 'QUEUED',
  SENDING: 'SENDING',
  SENT: 'SENT',
  FAILED: 'FAILED',
  /** There is nothing to tell any more, or the person does not want it. */
  SKIPPED: 'SKIPPED',
} as const;
export type EmailState = (typeof EmailState)[keyof typeof EmailState];
