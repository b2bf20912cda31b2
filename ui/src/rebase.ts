/**
 * Merges the typed fields of a form into what another person has saved since it was opened: a field that was not changed gets the
 * stored value.
 */
export function rebase<Fields extends object>(typed: Fields, seen: Fields, now: Fields): Fields {
  const touched = (Object.keys(typed) as (keyof Fields)[]).filter((field) => typed[field] !== seen[field]);
  return { ...now, ...Object.fromEntries(touched.map((field) => [field, typed[field]])) };
}
