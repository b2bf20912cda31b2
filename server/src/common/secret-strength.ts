/** Bits of a secret of 32 random characters of a password generator, with room for less even ones. */
const ENOUGH_BITS = 100;
/** Bits of a token that is only compared over the network. */
export const ENOUGH_TOKEN_BITS = ENOUGH_BITS / 2;
const TELLING_WORDS = /secret|password|change|example|default|eunbit|1234/i;

/** How many bits the letters of a text carry if each stands for itself: none for a repeated one. */
export function estimateBits(text: string): number {
  const counts = new Map<string, number>();
  for (const letter of text) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  const { length } = text;
  return [...counts.values()].reduce((bits, count) => bits - count * Math.log2(count / length), 0);
}

/** Whether a secret was made up by a person rather than by a generator. */
export function isGuessable(secret: string, enoughBits = ENOUGH_BITS): boolean {
  return estimateBits(secret) < enoughBits || TELLING_WORDS.test(secret);
}
