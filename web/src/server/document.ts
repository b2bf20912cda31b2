import { CHECKOUT_DOCUMENT } from '@eunbit/schema/checkout-path';
import { EARLY_INPUT_SCRIPT } from '@eunbit/schema/early-input';
import { NAVIGATION_PROGRESS_STYLE } from '../app/navigation-progress.ts';
import { PAGE_STATE_ID, type PageState, serialisePageState } from '../app/page-state.ts';
import { EARLY_INPUT_STYLE, NO_SCRIPT_STYLE } from '../browser/early-input.ts';
import { LATER_PARTS_STYLE } from '../browser/later-parts.ts';
import type { PageScripts } from './assets.ts';

/** First element of every page's frame; React writes hoisted elements (title, meta, preloads) before it. */
const FRAME_START = '<div id="page"';

const STATE_START = `<script type="application/json" id="${PAGE_STATE_ID}">`;
const STATE_END = '</script>';

export interface DocumentParts {
  readonly markup: string;
  /** Path of the stylesheet of all pages. */
  readonly stylesheet: string;
  readonly state: PageState;
  readonly scripts: PageScripts;
  /** Whether it is served at a checkout path, with a content security policy that allows a payment. */
  readonly isCheckout: boolean;
}

/** The HTML document around a rendered page. */
export function renderDocument({ markup, stylesheet, state, scripts, isCheckout }: DocumentParts): string {
  const frameStart = Math.max(0, markup.indexOf(FRAME_START));
  return [
    `<!doctype html><html lang="${state.settings.language}"${isCheckout ? ` ${CHECKOUT_DOCUMENT}` : ''}>`,
    '<head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<script>${EARLY_INPUT_SCRIPT}</script>`,
    '<meta name="color-scheme" content="light dark">',
    '<meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#17181c" media="(prefers-color-scheme: dark)">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="icon" href="/favicon.ico" sizes="16x16 32x32 48x48">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/manifest.webmanifest">',
    markup.slice(0, frameStart),
    `<link rel="stylesheet" href="${stylesheet}">`,
    `<style>${LATER_PARTS_STYLE}${NAVIGATION_PROGRESS_STYLE}${EARLY_INPUT_STYLE}${NO_SCRIPT_STYLE}</style>`,
    // The menu's panel needs scripts; the footer has the same links.
    `</head><body><noscript><p><a href="#footer">${state.settings.language === 'ko' ? '메뉴' : 'Menu'}</a></p></noscript>`,
    `<div id="root">${markup.slice(frameStart)}</div>`,
    `${STATE_START}${serialisePageState(state)}${STATE_END}`,
    `<script type="module" src="${scripts.first}" data-modules="${scripts.afterPaint.join(' ')}" data-error-reporter="${scripts.errorReporter}"></script></body></html>`,
  ].join('');
}

/** A document split around its state; the markup of a page cannot contain the state's delimiters. */
export interface SplitDocument {
  readonly start: string;
  readonly state: PageState;
  readonly end: string;
}

export function splitDocument(html: string): SplitDocument {
  const from = html.indexOf(STATE_START) + STATE_START.length;
  const to = html.indexOf(STATE_END, from);
  return { start: html.slice(0, from), state: JSON.parse(html.slice(from, to)) as PageState, end: html.slice(to) };
}

export function joinDocument({ start, state, end }: SplitDocument): string {
  return `${start}${serialisePageState(state)}${end}`;
}
