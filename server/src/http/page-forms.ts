import { type PostedForm, postedFormReturnPath, readPostedFormName } from '@eunbit/schema/posted-form';
import { readStoreAddress, type StoreChoice } from '@eunbit/schema/store-address';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FormHandler } from './forms.ts';
import type { RenderedPage } from './page-cache.ts';
import type { PageVisitor, Renderer } from './page-source.ts';

/** How long the response to a form waits for the page that shows it. */
const ANSWER_SECONDS = 60;
/** Browsers store no cookie of more than 4,096 bytes. */
const MAXIMUM_ANSWER_LENGTH = 3500;

interface PageFormOptions {
  readonly loadRenderer: () => Promise<Renderer>;
  readonly publicUrl: () => string;
  /** The visitor with write access: cookies that a mutation sets are added to the reply. */
  readonly getSender: (
    request: FastifyRequest,
    reply: FastifyReply,
    choice: Partial<StoreChoice>,
  ) => Promise<PageVisitor>;
  readonly send: (request: FastifyRequest, reply: FastifyReply, path: string, page: RenderedPage) => FastifyReply;
  readonly rememberChoice: (reply: FastifyReply, choice: Partial<StoreChoice>) => void;
}

/**
 * Forms of pages whose script has not loaded. The renderer maps each to a mutation and runs it in process as this visitor, with
 * the permissions and limits of the API. After success, the browser is redirected to the page, so that a reload does not submit
 * twice; after a refusal, the response is the page with the input and its errors.
 */
export function createPageForms(options: PageFormOptions): FormHandler {
  const { loadRenderer, publicUrl, getSender, send, rememberChoice } = options;
  return async ({ form, isWithinLimit }, request, reply) => {
    const { path, choice } = readStoreAddress(request.url);
    const [sender, renderer] = await Promise.all([getSender(request, reply, choice), loadRenderer()]);
    const result = await renderer.submitForm({ ...sender, url: path, fields: form, isWithinLimit });
    if (result.kind === 'done') {
      const { market, language } = sender;
      // Set even if nothing was chosen: any cookie shows the next page that the browser accepts cookies.
      rememberChoice(reply, { market, language, ...result.choice });
      if (result.posted) keepAnswer(reply, result.posted);
      return reply.redirect(postedFormReturnPath(path, result.marker, result.posted !== null), 303);
    }
    const page = await renderer.render({ ...sender, url: path, publicUrl: publicUrl(), posted: result.posted });
    // With an error status, browsers would log an error to their console.
    return send(request, reply, path, page);
  };
}

/** Stores the outcome of a form in an HttpOnly cookie; the URL only names the form. */
function keepAnswer(reply: FastifyReply, posted: PostedForm): void {
  const { postedForm, secure } = reply.server.privateCookies;
  const text = Buffer.from(JSON.stringify(posted)).toString('base64url');
  if (text.length > MAXIMUM_ANSWER_LENGTH) return;
  const options = { path: '/', sameSite: 'lax', secure, httpOnly: true, maxAge: ANSWER_SECONDS } as const;
  void reply.setCookie(postedForm, text, options);
}

/**
 * The outcome of the form that led to this page, returned once; null if there is none. If the browser sends no cookies at all,
 * the page says that it accepts none.
 */
export function takeAnswer(request: FastifyRequest, reply: FastifyReply): PostedForm | null {
  const name = readPostedFormName(request.url);
  if (name === null) return null;
  const { postedForm, secure } = reply.server.privateCookies;
  const kept = request.cookies[postedForm];
  if (kept) {
    void reply.clearCookie(postedForm, { path: '/', sameSite: 'lax', secure, httpOnly: true });
    const posted = parseAnswer(kept);
    return posted?.name === name ? posted : null;
  }
  const keepsCookies = Object.keys(request.cookies).length > 0;
  return keepsCookies ? null : { name, values: {}, answer: null, problem: null };
}

function parseAnswer(text: string): PostedForm | null {
  try {
    const { name, answer } = JSON.parse(Buffer.from(text, 'base64url').toString()) as PostedForm;
    return typeof name === 'string' && answer ? { name, values: {}, answer, problem: null } : null;
  } catch {
    return null;
  }
}
