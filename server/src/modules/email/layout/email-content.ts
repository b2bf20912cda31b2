import type { Language, Market } from '@eunbit/schema/market';

/** A label with its value, e.g. a bank account or an address. */
export interface Fact {
  readonly label: string;
  readonly value: string;
  readonly url?: string;
}

/** A product line of an email. */
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

/** A content block. Texts are plain: the renderer escapes them. */
export type Block =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'heading'; readonly text: string }
  | { readonly type: 'button'; readonly label: string; readonly url: string }
  | { readonly type: 'facts'; readonly facts: readonly Fact[] }
  | { readonly type: 'lines'; readonly lines: readonly EmailLine[] }
  | { readonly type: 'amounts'; readonly rows: readonly AmountRow[] }
  /** Text that a user wrote, verbatim. */
  | { readonly type: 'quote'; readonly text: string }
  /** Text written by staff: line breaks are kept, and URLs become links. */
  | { readonly type: 'written'; readonly text: string }
  /** Fine print. */
  | { readonly type: 'note'; readonly text: string };

/** An email before it is rendered. Both parts are rendered from it, so they always have the same content. */
export interface EmailContent {
  readonly subject: string;
  /** Preview text that email clients show beside the subject. */
  readonly preheader: string;
  readonly title: string;
  readonly blocks: readonly Block[];
  /** Determines the company details in the footer and the target of links. */
  readonly market: Market;
  readonly language: Language;
  /** Why the recipient gets this email. */
  readonly reason: string;
  /** Reply-To address; the shop's by default. */
  readonly replyTo?: string;
  /** Marketing emails only: how to unsubscribe. */
  readonly unsubscribe?: Unsubscribe;
}

export interface Unsubscribe {
  /** Confirmation page of the unsubscription. */
  readonly pageUrl: string;
  /** Endpoint for one-click unsubscription (RFC 8058). */
  readonly oneClickUrl: string;
}

export const text = (value: string): Block => ({ type: 'text', text: value });
export const heading = (value: string): Block => ({ type: 'heading', text: value });
export const note = (value: string): Block => ({ type: 'note', text: value });
export const quote = (value: string): Block => ({ type: 'quote', text: value });
export const written = (value: string): Block => ({ type: 'written', text: value });
export const button = (label: string, url: string): Block => ({ type: 'button', label, url });
export const facts = (...list: readonly (Fact | null)[]): Block => ({
  type: 'facts',
  facts: list.filter((fact) => fact !== null),
});
