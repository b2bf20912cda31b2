import { randomUUID } from 'node:crypto';

/** An id as EasyPost makes them: the kind, then 32 digits of hexadecimal. */
export function newId(kind: string): string {
  return `${kind}_${randomUUID().replaceAll('-', '')}`;
}

/** A time as EasyPost writes it, which knows no parts of a second. */
export function toSeconds(at: Date): string {
  return at.toISOString().replace(/\.\d+Z$/, 'Z');
}
