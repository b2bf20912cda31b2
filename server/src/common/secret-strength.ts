/** Bits of a generated secret of 32 random characters, with a margin for less even ones. */
const ENOUGH_BITS = 100;
/** Bits of a token that can only be guessed over the network. */
export const ENOUGH_TOKEN_BITS = ENOUGH_BITS / 2;
const TELLING_WORDS = /secret|password|change|example|default|eunbit|1234/i;

/** The entropy of a text in bits, from the frequency of its letters: zero for one repeated letter. */
export function estimateBits(text: string): number {
  const counts = new Map<string, number>();
  for (const letter of text) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  const { length } = text;
  return [...counts.values()].reduce((bits, count) => bits - count * Math.log2(count / length), 0);
}

/** Whether a secret seems to be made up by a person instead of a generator. */
export function isGuessable(secret: string, enoughBits = ENOUGH_BITS): boolean {
  return estimateBits(secret) < enoughBits || TELLING_WORDS.test(secret);
}
