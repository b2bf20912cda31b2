import type { Language, Market } from '@eunbit/schema/market';
import type { ShopSettings } from '@eunbit/schema/shop-settings';
import type { EmailLinks } from './email-links.ts';
import type { DeclaredKind, EmailRefs } from './email-refs.ts';
import type { EmailContent } from './layout/email-content.ts';

/** Recipient of an email, and when it was queued: the lifetime of its links starts then. */
export interface Envelope {
  readonly to: string;
  readonly language: Language;
  readonly createdAt: Date;
}

/** Renders emails of one kind from the module's sources; null if their subject no longer exists. */
export type EmailTemplate<Kind extends DeclaredKind, Sources = unknown> = (
  refs: EmailRefs[Kind],
  envelope: Envelope,
  sources: Sources & { readonly links: EmailLinks; readonly settings: ShopSettings },
) => Promise<EmailContent | null>;

/** A sample email, for previews. */
export interface SampleEmail<Kind extends DeclaredKind> {
  readonly refs: EmailRefs[Kind];
  /** Distinguishes samples of the same kind, e.g. by the order status. */
  readonly variant?: string;
}

/** Fixtures for the sample emails of a module; none of them is in the database. */
export interface EmailSamples<Kind extends DeclaredKind, Sources> {
  sources(market: Market, language: Language): Promise<Sources>;
  /** Samples of each kind in a store and language; empty if the kind is not sent there. */
  readonly emails: { readonly [K in Kind]: (market: Market, language: Language) => readonly SampleEmail<K>[] };
}

/** The emails of a module, as it registers them. */
export interface EmailTemplates<Kind extends DeclaredKind, Sources> {
  readonly templates: { readonly [K in Kind]: EmailTemplate<K, Sources> };
  /**
   * Read functions and links of the module; created for each email or batch, because they batch and cache their reads. Read
   * functions return null for deleted records.
   */
  readonly createSources: () => Sources;
  /** Replacements for staff previews: links without valid tokens. */
  readonly redacted?: Partial<Sources>;
  readonly samples: EmailSamples<Kind, Sources>;
  /** Kinds that concern only their recipient, whose `about` begins with the address: deleted with the account. */
  readonly aboutReader?: readonly Kind[];
}
