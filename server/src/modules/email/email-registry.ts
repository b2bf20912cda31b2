import type { EmailKind } from '@eunbit/schema/email';
import type { Language, Market } from '@eunbit/schema/market';
import type { ShownSettings } from '../shop-settings/index.ts';
import type { EmailLinks } from './email-links.ts';
import type { DeclaredKind, EmailRefs } from './email-refs.ts';
import type { EmailTemplates, Envelope } from './email-template.ts';
import type { EmailContent } from './layout/email-content.ts';
import { type RenderedEmail, renderEmail } from './layout/render-email.ts';

/** Templates of a module; only that module knows their types. */
type AnyTemplates = EmailTemplates<DeclaredKind, object>;

/** An email that a pending change would queue, for a staff preview. */
export interface ComingEmail<Kind extends DeclaredKind, Sources> {
  readonly kind: Kind;
  readonly refs: EmailRefs[Kind];
  readonly to: string;
  readonly language: Language;
  /** Overrides the stored sources with the values after the pending change. */
  readonly changed?: Partial<Sources>;
}

/** A sample email in a store and language. */
export interface NamedSample {
  /** URL segment: the kind, and the variant among others of the kind. */
  readonly name: string;
  readonly kind: EmailKind;
  readonly refs: object;
}

/** Renders an email from its references; null if its subject no longer exists. */
export type WriteEmail = (kind: EmailKind, refs: object, envelope: Envelope) => Promise<EmailContent | null>;

const toSlug = (text: string) => text.toLowerCase().replaceAll('_', '-');

/** Registry of the templates of all modules; renders emails by kind. */
export function createEmailRegistry(links: EmailLinks, shopSettings: ShownSettings) {
  const byKind = new Map<EmailKind, AnyTemplates>();

  function getTemplates(kind: EmailKind): AnyTemplates {
    const found = byKind.get(kind);
    if (!found) throw new Error(`no module has registered the email ${kind}`);
    return found;
  }

  /** The cast is safe: stored refs match their kind, since only the typed `queue` writes them. */
  const write = (kind: EmailKind, refs: object, envelope: Envelope, sources: object): Promise<EmailContent | null> =>
    getTemplates(kind).templates[kind as DeclaredKind](
      refs as never,
      envelope,
      // Uses the current settings, not those of the time when the email was queued.
      { ...sources, links, settings: shopSettings.shown } as never,
    );

  /** Emails of one module share their sources, except those that `getChanged` replaces. */
  function createWriter(getChanged: (templates: AnyTemplates) => object): WriteEmail {
    const made = new Map<AnyTemplates, object>();
    return (kind, refs, envelope) => {
      const templates = getTemplates(kind);
      const sources = made.get(templates) ?? { ...templates.createSources(), ...getChanged(templates) };
      made.set(templates, sources);
      return write(kind, refs, envelope, sources);
    };
  }

  const render = (content: EmailContent): Promise<RenderedEmail> => renderEmail(content, links, shopSettings.shown);

  return {
    links,

    /** Renders both parts of an email. */
    render,

    /** Called once by each module at start. Throws if a kind is registered already. */
    register<Kind extends DeclaredKind, Sources extends object>(emails: EmailTemplates<Kind, Sources>): void {
      for (const kind of Object.keys(emails.templates) as Kind[]) {
        if (byKind.has(kind)) throw new Error(`two modules have registered the email ${kind}`);
        byKind.set(kind, emails as never as AnyTemplates);
      }
    },

    /** Renders emails of the outbox that are sent together; records that they share are read once. */
    createWriter: () => createWriter(() => ({})),

    /** Renders emails for staff, without valid link tokens. */
    createRedactedWriter: () => createWriter(({ redacted }) => redacted ?? {}),

    /** Renders an email that is not queued, for a staff preview; null if it would not be sent. */
    async preview<Kind extends DeclaredKind, Sources extends object>(
      email: ComingEmail<Kind, Sources>,
    ): Promise<RenderedEmail | null> {
      const { kind, refs, to, language, changed } = email;
      const { createSources, redacted } = getTemplates(kind);
      const envelope = { to, language, createdAt: new Date() };
      const content = await write(kind, refs, envelope, { ...createSources(), ...redacted, ...changed });
      return content && render(content);
    },

    /** All sample emails of a store and language, in registration order. */
    listSamples(market: Market, language: Language): NamedSample[] {
      return [...byKind].flatMap(([kind, { samples }]) =>
        samples.emails[kind as DeclaredKind](market, language).map(({ refs, variant }) => ({
          name: toSlug(variant ? `${kind}-${variant}` : kind),
          kind,
          refs,
        })),
      );
    },

    /** Renders a sample; `changed` overrides some of its sources. */
    async writeSample(
      { kind, refs }: Omit<NamedSample, 'name'>,
      envelope: Envelope,
      market: Market,
      changed: object = {},
    ): Promise<EmailContent | null> {
      const sources = await getTemplates(kind).samples.sources(market, envelope.language);
      return write(kind, refs, envelope, { ...sources, ...changed });
    },

    /** Kinds that concern only their recipient. */
    get aboutReader(): readonly EmailKind[] {
      return [...new Set(byKind.values())].flatMap(({ aboutReader = [] }) => aboutReader);
    },

    /** Throws unless every kind has a template: a missing one would only fail at send time. */
    requireAll(kinds: readonly EmailKind[]): void {
      for (const kind of kinds) getTemplates(kind);
    },
  };
}

export type EmailRegistry = ReturnType<typeof createEmailRegistry>;
