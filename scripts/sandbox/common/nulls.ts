type Words<Text extends string> = Text extends `${infer First} ${infer Rest}` ? First | Words<Rest> : Text;

/** Fields of a provider's response that are always null here, as a list of names separated by spaces. */
export function nulls<Names extends string>(names: Names): Record<Words<Names>, null> {
  return Object.fromEntries(names.split(' ').map((name) => [name, null])) as Record<Words<Names>, null>;
}
