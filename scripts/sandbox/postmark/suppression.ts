export const REASONS = ['HardBounce', 'SpamComplaint', 'ManualSuppression'] as const;
export const ORIGINS = ['Recipient', 'Customer', 'Admin'] as const;

/** An address that gets no emails of one message stream. */
export interface Suppression {
  /** Of stream and address, see `suppressionId`. */
  id: string;
  stream: string;
  /** In lower case. */
  address: string;
  reason: (typeof REASONS)[number];
  origin: (typeof ORIGINS)[number];
  createdAt: string;
}

export const suppressionId = (stream: string, address: string) => `${stream}:${address.toLowerCase()}`;

export function createSuppression(
  stream: string,
  address: string,
  { reason, origin }: Pick<Suppression, 'reason' | 'origin'>,
): Suppression {
  const id = suppressionId(stream, address);
  return { id, stream, address: address.toLowerCase(), reason, origin, createdAt: new Date().toISOString() };
}
