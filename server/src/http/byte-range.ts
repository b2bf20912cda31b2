/** First and last byte, both included. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * The part of `length` bytes that a `Range` header asks for; null where the whole is to be sent: without a header, and
 * for several ranges at once or other units, which a server may ignore. `unsatisfiable` where it lies beyond the end.
 */
export function parseByteRange(header: string | undefined, length: number): ByteRange | 'unsatisfiable' | null {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return null;
  if (from === '') {
    const first = Math.max(0, length - Number(to));
    return first < length ? { first, last: length - 1 } : 'unsatisfiable';
  }
  const first = Number(from);
  if (to !== '' && Number(to) < first) return null;
  const last = to === '' ? length - 1 : Math.min(Number(to), length - 1);
  return first < length ? { first, last } : 'unsatisfiable';
}
