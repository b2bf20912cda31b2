const HANGUL = /[\uac00-\ud7a3]/;

/** A name as it is written: family name first and together in Hangul, given name first otherwise. */
export function personName({ firstname, lastname }: { readonly firstname: string; readonly lastname: string }): string {
  const [given, family] = [firstname.trim(), lastname.trim()];
  return HANGUL.test(family) ? `${family}${given}` : `${given} ${family}`.trim();
}
