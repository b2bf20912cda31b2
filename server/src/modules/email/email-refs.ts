import type { EmailKind } from '@eunbit/schema/email';
import type { Language } from '@eunbit/schema/market';

/**
 * What each kind of email refers to: references only, never texts or secrets, since the email is rendered when it is
 * sent. Each module adds its own kinds by declaration merging, beside their templates.
 */
// biome-ignore lint/suspicious/noEmptyInterface: modules fill it.
export interface EmailRefs {}

/** The kinds that modules have declared: all of `EmailKind`. */
export type DeclaredKind = keyof EmailRefs & EmailKind;

/** An email as a service queues it. */
export type Email = {
  [K in DeclaredKind]: {
    readonly kind: K;
    readonly refs: EmailRefs[K];
    /** Distinguishes emails of the same kind; a second email with the same kind and `about` is rejected. */
    readonly about: string;
    readonly to: string;
    readonly language: Language;
    /** Earliest time of sending; missing if at once. */
    readonly dueAt?: Date;
  };
}[DeclaredKind];
