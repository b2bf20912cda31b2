/** An address that gets no emails of one message stream. */
export interface Suppression {
  /** Of stream and address, see `suppressionId`. */
  id: string;
  stream: string;
  /** In lower case. */
  address: string;
  reason: 'HardBounce' | 'SpamComplaint' | 'ManualSuppression';
  origin: 'Recipient' | 'Customer' | 'Admin';
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
