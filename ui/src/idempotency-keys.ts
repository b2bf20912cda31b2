/** An input with its idempotency key; null if the browser cannot create random ids (pages without HTTPS). */
type Keyed<Input> = Input & { readonly idempotencyKey: string | null };

/**
 * Idempotency keys of the requests of one form. The same input that is sent again after a missing response gets the same key, so
 * that the server creates nothing twice; another input gets a new one.
 */
export function createIdempotencyKeys() {
  let last: { readonly text: string; readonly key: string | null } | null = null;

  return {
    withKey<Input extends object>(input: Input): Keyed<Input> {
      const text = JSON.stringify(input);
      if (last?.text !== text) last = { text, key: globalThis.crypto.randomUUID?.() ?? null };
      return { ...input, idempotencyKey: last.key };
    },

    /** Call it after a response: the same input sent again is a new request then. */
    forget(): void {
      last = null;
    },
  };
}
