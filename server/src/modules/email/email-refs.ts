import type { EmailKind } from '@eunbit/schema/email';
import type { Language } from '@eunbit/schema/market';

/**
 * What each kind of email is about: references, never texts or secrets, because the email is written when it is sent.
 * Each module adds its own kinds by declaration merging, beside their templates.
 */
// biome-ignore lint/suspicious/noEmptyInterface: modules fill it.
export interface EmailRefs {}

/** The kinds that modules have declared: all of `EmailKind`. */
export type DeclaredKind = keyof EmailRefs & EmailKind;

/** An email as a service orders it. */
export type Email = {
  [K in DeclaredKind]: {
    readonly kind: K;
    readonly refs: EmailRefs[K];
    /** What tells this email apart from others of its kind; the same twice is refused. */
    readonly about: string;
    readonly to: string;
    readonly language: Language;
  };
}[DeclaredKind];
