import { createHash } from 'node:crypto';
import { EARLY_INPUT_SCRIPT } from '@eunbit/schema/early-input';
import { POSTCODE_OWN_ORIGIN_SANDBOX, POSTCODE_SANDBOX } from '@eunbit/schema/postcode';
import { DARK_CSS } from '../modules/email/index.ts';

/**
 * The hosts that Stripe's guide lists for Stripe.js with the Payment Element, 3-D Secure and Link, without other products:
 * https://docs.stripe.com/security/guide#content-security-policy, as of August and September 2026 (decision 27). Wallets need no
 * hosts of their own: their scripts run in Stripe's frames.
 */
const STRIPE = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: [
    'https://js.stripe.com',
    'https://*.js.stripe.com',
    'https://hooks.stripe.com',
    'https://link.com',
    'https://*.link.com',
  ],
  connect: ['https://api.stripe.com', 'https://link.com', 'https://*.link.com'],
  image: ['https://*.link.com'],
} as const;

type ProviderSources = { readonly [Kind in keyof typeof STRIPE]: readonly string[] };

const NO_PROVIDER: ProviderSources = { script: [], frame: [], connect: [], image: [] };

/** A page only needs the API of a sandbox; its 3-D Secure page is opened as a page, not as a frame. */
const sandboxSources = (origin: string): ProviderSources => ({ ...NO_PROVIDER, connect: [origin] });

/** The origins of an app and its files. */
interface AppOrigins {
  readonly publicUrl: string;
  /** Origin that its pages load hashed files from; null for the app's own. */
  readonly assetBase: string | null;
}

/** Allows an inline element with exactly this text. */
const toHashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Style sources of an app in addition to its files: for elements, and for attributes if they differ. */
interface StyleSources {
  readonly elements: readonly string[];
  readonly attributes: readonly string[];
}

/** Server-rendered pages have style attributes and a style element of their own. */
const SHOP_STYLES: StyleSources = { elements: ["'unsafe-inline'"], attributes: [] };

/**
 * No style element with text is allowed except the one in every email: the frame that shows an email inherits the policy, and
 * emails are styled by attributes. Emotion adds its rules by script (`insertRule`) to elements without text.
 */
const OFFICE_STYLES: StyleSources = {
  elements: [toHashSource(''), toHashSource(DARK_CSS)],
  attributes: ["'unsafe-inline'"],
};

/** The policy of an app: scripts come only from its files or `provider`, so that injected ones cannot run. */
function appPolicy(
  { publicUrl, assetBase }: AppOrigins,
  provider: ProviderSources,
  frames: readonly string[],
  styles: StyleSources = SHOP_STYLES,
): string {
  // Not every browser includes WebSockets of the same host in `self`.
  const live = new URL(publicUrl).origin.replace(/^http/, 'ws');
  const sources = (...list: readonly string[]) => ["'self'", ...list].join(' ');
  const files = assetBase ? [assetBase] : [];
  return [
    "default-src 'self'",
    `script-src ${sources(...files, ...provider.script)}`,
    `style-src ${sources(...files, ...styles.elements)}`,
    ...(styles.attributes.length > 0 ? [`style-src-attr ${styles.attributes.join(' ')}`] : []),
    `img-src ${sources('data:', ...files, ...provider.image)}`,
    `connect-src ${sources(live, ...provider.connect)}`,
    `frame-src ${sources(...frames)}`,
    ...(assetBase ? [`font-src ${sources(assetBase)}`] : []),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The only inline script in the storefront's pages. */
const EARLY_INPUT = toHashSource(EARLY_INPUT_SCRIPT);

/** The sources of the storefront's pages, in addition to `provider`. */
const withEarlyInput = (provider: ProviderSources): ProviderSources => ({
  ...provider,
  script: [EARLY_INPUT, ...provider.script],
});

interface ShopPolicyOptions extends AppOrigins {
  /** Dedicated origin of the postcode search page; null for the shop's own. */
  readonly postcodeOrigin: string | null;
}

/** The frame of the postcode search, which address forms in the checkout and on other pages show. */
const postcodeFrame = ({ postcodeOrigin }: ShopPolicyOptions) => (postcodeOrigin ? [postcodeOrigin] : []);

/** The policy of the storefront's pages without a payment. */
export function shopPolicy(options: ShopPolicyOptions): string {
  return appPolicy(options, withEarlyInput(NO_PROVIDER), postcodeFrame(options));
}

/** The policy of the checkout. `sandboxOrigin` is the sandbox at which cards are confirmed; null for Stripe. */
export function checkoutPolicy(options: ShopPolicyOptions & { readonly sandboxOrigin: string | null }): string {
  const provider = options.sandboxOrigin ? sandboxSources(options.sandboxOrigin) : STRIPE;
  return appPolicy(options, withEarlyInput(provider), [...postcodeFrame(options), ...provider.frame]);
}

/** The policy of the back office. */
export function officePolicy(origins: AppOrigins): string {
  return appPolicy(origins, NO_PROVIDER, [], OFFICE_STYLES);
}

/**
 * The policy of the Korean postcode search page: it may load the search's script and frame, which moved from daum.net
 * to kakao.com. That script injects inline scripts, so they are allowed here. At the shop's address, `sandbox` without
 * `allow-same-origin` gives the document an opaque origin, wherever it is opened: it has no access to cookies, storage
 * and pages of the shop. At a dedicated origin, which has none of these, it keeps that origin.
 * @param shopOrigin origin whose pages may frame it at the dedicated origin; null if it is served at the shop's
 * @param assetBase origin of its own script; null for the page's
 */
export function postcodeSearchPolicy(shopOrigin: string | null, assetBase: string | null): string {
  const search = 'https://postcode.map.kakao.com https://postcode.map.daum.net';
  return [
    `sandbox ${shopOrigin ? POSTCODE_OWN_ORIGIN_SANDBOX : POSTCODE_SANDBOX}`,
    "default-src 'none'",
    `script-src 'self' ${assetBase ? `${assetBase} ` : ''}'unsafe-inline' https://t1.kakaocdn.net`,
    "style-src 'unsafe-inline'",
    'img-src data: https://t1.kakaocdn.net https://t1.daumcdn.net',
    `frame-src ${search}`,
    "base-uri 'none'",
    `form-action ${search}`,
    `frame-ancestors ${shopOrigin ?? "'self'"}`,
  ].join('; ');
}
