/** An input with the key of its request; null if the browser makes no random ids (pages without HTTPS). */
type Keyed<Input> = Input & { readonly idempotencyKey: string | null };

/**
 * Keys of the requests of one form. The same input sent again, because no answer came, gets the same key, so that the
 * server makes nothing twice; another input gets a new one.
 */
export function createIdempotencyKeys() {
  let last: { readonly text: string; readonly key: string | null } | null = null;

  return {
    withKey<Input extends object>(input: Input): Keyed<Input> {
      const text = JSON.stringify(input);
      if (last?.text !== text) last = { text, key: globalThis.crypto.randomUUID?.() ?? null };
      return { ...input, idempotencyKey: last.key };
    },

    /** After an answer: the same input sent once more means a second thing. */
    forget(): void {
      last = null;
    },
  };
}
