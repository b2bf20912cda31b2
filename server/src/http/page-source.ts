import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language, Market } from '@eunbit/schema/market';
import type { Openings } from '@eunbit/schema/openings';
import type { PostedForm } from '@eunbit/schema/posted-form';
import type { StoreChoice } from '@eunbit/schema/store-address';
import type { Operation } from './graphql.ts';
import type { RenderedPage } from './page-cache.ts';

/** Runs one of a visitor's operations in process. */
export type ExecuteOperation = (operation: Operation) => Promise<{ data?: unknown; errors?: readonly unknown[] }>;

/** The visitor for whom a page is rendered, with the function that runs its queries. */
export interface PageVisitor extends StoreChoice {
  readonly openings: Openings;
  readonly cartToken: string | null;
  /** Whether only store, language and cart distinguish this visitor: no session and no unfinished sign-up. */
  readonly isGuest: boolean;
  readonly execute: ExecuteOperation;
  /** The same visitor without a cart. */
  readonly withoutCart: () => Promise<PageVisitor>;
}

/** The part of the storefront's server module that the server uses. */
export interface Renderer {
  render(request: {
    readonly url: string;
    readonly market: Market;
    readonly language: Language;
    readonly openings: Openings;
    readonly cartToken: string | null;
    readonly publicUrl: string;
    readonly execute: ExecuteOperation;
    /** The outcome of the form that led to this page; null if there is none. */
    readonly posted: PostedForm | null;
  }): Promise<RenderedPage>;
  /** Runs the mutation of a form, as its sender. */
  submitForm(request: {
    /** Path and query of the page with the form. */
    readonly url: string;
    readonly market: Market;
    readonly language: Language;
    readonly fields: URLSearchParams;
    readonly isWithinLimit: boolean;
    readonly execute: ExecuteOperation;
  }): Promise<FormResult>;
  /** Adds a cart to a listed page that was rendered without session and cart; null if the page has to be rendered anew. */
  renderCartInto(html: string, request: { readonly execute: ExecuteOperation }): Promise<string | null>;
  /** Path patterns of the pages that search engines should index. */
  readonly listedPaths: readonly string[];
}

export type FormResult =
  | {
      readonly kind: 'done';
      /** Name of the form, for the URL of the next page; null to redirect without a message. */
      readonly marker: string | null;
      /** The outcome for the next page; null if there is nothing to show. */
      readonly posted: PostedForm | null;
      /** Store and language to store in cookies. */
      readonly choice: Partial<StoreChoice>;
    }
  | { readonly kind: 'refused'; readonly posted: PostedForm };

/** The source of pages: the builds of both clients, or in development their sources. */
export interface PageSource {
  /** The renderer for the next page. In development, it is the newest one. */
  readonly loadRenderer: () => Promise<Renderer>;
  /** URL of the script of the postcode search page. */
  readonly postcodeScript: string;
  /** Folders of built files to serve; null if a development server serves the files. */
  readonly builtFiles: BuiltFiles | null;
}

export interface BuiltFiles {
  readonly client: string;
  readonly office: string;
}

const POSTCODE_SOURCE = 'src/postcode-frame.tsx';

/**
 * The builds below `root`, which contains `web/dist` and `admin/dist`.
 * @param assetBase origin that pages load the hashed files from; null: the shop's own
 * @throws if one is missing or incomplete
 */
export async function openBuiltPages(root: string, assetBase: string | null): Promise<PageSource> {
  const client = join(root, 'web/dist/client');
  const office = join(root, 'admin/dist');
  const entry = join(root, 'web/dist/server/entry-server.js');
  if (!existsSync(entry) || !existsSync(office)) throw new Error('the pages are not built: `npm start` builds them');
  const { createRenderer } = (await import(pathToFileURL(entry).href)) as {
    createRenderer(options: { clientDirectory: string; assetBase: string | null }): Renderer;
  };
  const renderer = createRenderer({ clientDirectory: client, assetBase });
  return {
    loadRenderer: async () => renderer,
    postcodeScript: `${assetBase ?? ''}/${findPostcodeScript(client)}`,
    builtFiles: { client, office },
  };
}

function findPostcodeScript(client: string): string {
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'));
  const script: string | undefined = manifest[POSTCODE_SOURCE]?.file;
  if (!script) throw new Error(`the browser build has no chunk for ${POSTCODE_SOURCE}`);
  return script;
}

/** Imports a `PageSource` from a module, by its path. */
export async function importPageSource(path: string): Promise<PageSource> {
  return (await import(pathToFileURL(path).href)) as PageSource;
}
