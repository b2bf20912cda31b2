import type { Language, Market } from '@eunbit/schema/market';
import type { EmailLinks } from './email-links.ts';
import type { DeclaredKind, EmailRefs } from './email-refs.ts';
import type { EmailContent } from './layout/email-content.ts';

/** To whom an email goes, and when it was ordered: links in it are good from then on. */
export interface Envelope {
  readonly to: string;
  readonly language: Language;
  readonly createdAt: Date;
}

/** Writes emails of one kind from what its module reads; null where there is nothing to tell any more. */
export type EmailTemplate<Kind extends DeclaredKind, Sources = unknown> = (
  refs: EmailRefs[Kind],
  envelope: Envelope,
  sources: Sources & { readonly links: EmailLinks },
) => Promise<EmailContent | null>;

/** An email to look at, which nobody has ordered. */
export interface SampleEmail<Kind extends DeclaredKind> {
  readonly refs: EmailRefs[Kind];
  /** Sets it apart from others of its kind, such as the status that it is about. */
  readonly variant?: string;
}

/** Made-up things for the emails of a module to be about; nothing of them is in the database. */
export interface EmailSamples<Kind extends DeclaredKind, Sources> {
  sources(market: Market, language: Language): Promise<Sources>;
  /** The emails of each kind in a store and language; none where the kind is not written there. */
  readonly emails: { readonly [K in Kind]: (market: Market, language: Language) => readonly SampleEmail<K>[] };
}

/** The emails of a module, as it registers them. */
export interface EmailTemplates<Kind extends DeclaredKind, Sources> {
  readonly templates: { readonly [K in Kind]: EmailTemplate<K, Sources> };
  /** Read functions and links of the module. What is gone is null. */
  readonly sources: Sources;
  /** What takes their place for staff who look at an email: links that let nobody in. */
  readonly redacted?: Partial<Sources>;
  readonly samples: EmailSamples<Kind, Sources>;
  /** Kinds that are about their reader alone, `about` beginning with the address: forgotten with the account. */
  readonly aboutReader?: readonly Kind[];
}
