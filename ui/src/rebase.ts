/**
 * What was typed into the fields of a form, on top of what somebody else has saved since it was opened: a field that was not
 * touched follows what is stored now.
 */
export function rebase<Fields extends object>(typed: Fields, seen: Fields, now: Fields): Fields {
  const touched = (Object.keys(typed) as (keyof Fields)[]).filter((field) => typed[field] !== seen[field]);
  return { ...now, ...Object.fromEntries(touched.map((field) => [field, typed[field]])) };
}
