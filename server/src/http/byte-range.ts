/** Offsets of the first and last byte, inclusive. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * The byte range that a `Range` header requests of `length` bytes. Null to send the whole file: without a header, and
 * for multiple ranges or other units, which a server may ignore. `unsatisfiable` if it lies beyond the end.
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
