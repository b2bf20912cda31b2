import type { EmailKind } from '@eunbit/schema/email';
import type { Language, Market } from '@eunbit/schema/market';
import type { EmailLinks } from './email-links.ts';
import type { DeclaredKind, EmailRefs } from './email-refs.ts';
import type { EmailTemplates, Envelope } from './email-template.ts';
import type { EmailContent } from './layout/email-content.ts';
import { type RenderedEmail, renderEmail } from './layout/render-email.ts';

/** Templates of one module, whose types only that module knows. */
type AnyTemplates = EmailTemplates<DeclaredKind, object>;

/** An email that would be ordered next, as staff look at it before. */
export interface ComingEmail<Kind extends DeclaredKind, Sources> {
  readonly kind: Kind;
  readonly refs: EmailRefs[Kind];
  readonly to: string;
  readonly language: Language;
  /** Takes the place of what is stored: what will have changed by then. */
  readonly changed?: Partial<Sources>;
}

/** A sample email of a store and language. */
export interface NamedSample {
  /** Names it in addresses: the kind, and what sets it apart from others of the kind. */
  readonly name: string;
  readonly kind: EmailKind;
  readonly refs: object;
}

const toSlug = (text: string) => text.toLowerCase().replaceAll('_', '-');

/** The templates of all modules. Emails are written by kind, whichever module the kind belongs to. */
export function createEmailRegistry(links: EmailLinks) {
  const byKind = new Map<EmailKind, AnyTemplates>();

  function getTemplates(kind: EmailKind): AnyTemplates {
    const found = byKind.get(kind);
    if (!found) throw new Error(`no module has registered the email ${kind}`);
    return found;
  }

  /** What was stored under a kind has the references of that kind: only the typed `queue` writes them. */
  const write = (kind: EmailKind, refs: object, envelope: Envelope, sources: object): Promise<EmailContent | null> =>
    getTemplates(kind).templates[kind as DeclaredKind](refs as never, envelope, { ...sources, links } as never);

  return {
    links,

    /** Called by each module once, at start. Throws when another module has one of the kinds. */
    register<Kind extends DeclaredKind, Sources extends object>(emails: EmailTemplates<Kind, Sources>): void {
      for (const kind of Object.keys(emails.templates) as Kind[]) {
        if (byKind.has(kind)) throw new Error(`two modules have registered the email ${kind}`);
        byKind.set(kind, emails as never as AnyTemplates);
      }
    },

    /** What an email of the outbox says; null where there is nothing to tell any more. */
    write: (kind: EmailKind, refs: object, envelope: Envelope) =>
      write(kind, refs, envelope, getTemplates(kind).sources),

    /** The same for staff: its links let nobody in. */
    writeRedacted(kind: EmailKind, refs: object, envelope: Envelope): Promise<EmailContent | null> {
      const { sources, redacted } = getTemplates(kind);
      return write(kind, refs, envelope, { ...sources, ...redacted });
    },

    /** Writes an email that nobody has ordered yet, for staff to look at; null where the reader would get none. */
    async preview<Kind extends DeclaredKind, Sources extends object>(
      email: ComingEmail<Kind, Sources>,
    ): Promise<RenderedEmail | null> {
      const { kind, refs, to, language, changed } = email;
      const { sources, redacted } = getTemplates(kind);
      const envelope = { to, language, createdAt: new Date() };
      const content = await write(kind, refs, envelope, { ...sources, ...redacted, ...changed });
      return content && renderEmail(content, links);
    },

    /** All sample emails of a store and language, in the order in which modules have registered. */
    listSamples(market: Market, language: Language): NamedSample[] {
      return [...byKind].flatMap(([kind, { samples }]) =>
        samples.emails[kind as DeclaredKind](market, language).map(({ refs, variant }) => ({
          name: toSlug(variant ? `${kind}-${variant}` : kind),
          kind,
          refs,
        })),
      );
    },

    /** Writes a sample; `changed` takes the place of some of what it is about. */
    async writeSample(
      { kind, refs }: Omit<NamedSample, 'name'>,
      envelope: Envelope,
      market: Market,
      changed: object = {},
    ): Promise<EmailContent | null> {
      const sources = await getTemplates(kind).samples.sources(market, envelope.language);
      return write(kind, refs, envelope, { ...sources, ...changed });
    },

    /** Kinds that are about their reader alone. */
    get aboutReader(): readonly EmailKind[] {
      return [...new Set(byKind.values())].flatMap(({ aboutReader = [] }) => aboutReader);
    },

    /** Throws unless each of these kinds has a template: a kind without one would fail when it is sent. */
    requireAll(kinds: readonly EmailKind[]): void {
      for (const kind of kinds) getTemplates(kind);
    },
  };
}

export type EmailRegistry = ReturnType<typeof createEmailRegistry>;
