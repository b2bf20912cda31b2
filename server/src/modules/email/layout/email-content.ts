import type { Language, Market } from '@eunbit/schema/market';

/** Something with a name and a value: a bank account, an address. */
export interface Fact {
  readonly label: string;
  readonly value: string;
  readonly url?: string;
}

/** A product as an email shows it. */
export interface EmailLine {
  readonly title: string;
  readonly note: string;
  readonly amount: string;
  readonly pictureUrl: string;
  readonly url: string;
}

export interface AmountRow {
  readonly label: string;
  readonly value: string;
  readonly isTotal?: boolean;
}

/** A part of an email. Texts are plain: what people typed is escaped by whoever renders. */
export type Block =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'heading'; readonly text: string }
  | { readonly type: 'button'; readonly label: string; readonly url: string }
  | { readonly type: 'facts'; readonly facts: readonly Fact[] }
  | { readonly type: 'lines'; readonly lines: readonly EmailLine[] }
  | { readonly type: 'amounts'; readonly rows: readonly AmountRow[] }
  /** What somebody wrote, as they wrote it. */
  | { readonly type: 'quote'; readonly text: string }
  /** Fine print. */
  | { readonly type: 'note'; readonly text: string };

/** An email before it is rendered; both of its parts are made of this, so neither can lack what the other says. */
export interface EmailContent {
  readonly subject: string;
  /** What email programs show beside the subject. */
  readonly preheader: string;
  readonly title: string;
  readonly blocks: readonly Block[];
  /** Whose company facts stand below, and where links lead. */
  readonly market: Market;
  readonly language: Language;
  /** Why the person gets this email. */
  readonly reason: string;
  /** Where an answer goes; the shop by default. */
  readonly replyTo?: string;
  /** Marketing: how the person ends it. */
  readonly unsubscribe?: Unsubscribe;
}

export interface Unsubscribe {
  /** The page that asks once more. */
  readonly pageUrl: string;
  /** Takes the POST of an email program's own button (RFC 8058). */
  readonly oneClickUrl: string;
}

export const text = (value: string): Block => ({ type: 'text', text: value });
export const heading = (value: string): Block => ({ type: 'heading', text: value });
export const note = (value: string): Block => ({ type: 'note', text: value });
export const quote = (value: string): Block => ({ type: 'quote', text: value });
export const button = (label: string, url: string): Block => ({ type: 'button', label, url });
export const facts = (...list: readonly (Fact | null)[]): Block => ({
  type: 'facts',
  facts: list.filter((fact) => fact !== null),
});
