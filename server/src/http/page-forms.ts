import { type PostedForm, postedFormReturnPath, readPostedFormName } from '@eunbit/schema/posted-form';
import { readStoreAddress, type StoreChoice } from '@eunbit/schema/store-address';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FormHandler } from './forms.ts';
import type { RenderedPage } from './page-cache.ts';
import type { PageVisitor, Renderer } from './page-source.ts';

/** How long the answer to a form waits for the page that shows it. */
const ANSWER_SECONDS = 60;
/** Browsers store no cookie of more than 4,096 bytes. */
const MAXIMUM_ANSWER_LENGTH = 3500;

interface PageFormOptions {
  readonly loadRenderer: () => Promise<Renderer>;
  readonly publicUrl: () => string;
  /** The visitor with the right to change things: cookies that a mutation sets go into the answer. */
  readonly getSender: (
    request: FastifyRequest,
    reply: FastifyReply,
    choice: Partial<StoreChoice>,
  ) => Promise<PageVisitor>;
  readonly send: (request: FastifyRequest, reply: FastifyReply, path: string, page: RenderedPage) => FastifyReply;
  readonly rememberChoice: (reply: FastifyReply, choice: Partial<StoreChoice>) => void;
}

/**
 * Forms of pages whose script has not loaded. The renderer knows which mutation each stands for, and runs it in process as
 * this visitor, with the rights and limits of the API. Carried out, the browser is led back to the page, so that a reload
 * sends nothing twice; refused, the answer is the page with what was typed and what is wrong.
 */
export function createPageForms(options: PageFormOptions): FormHandler {
  const { loadRenderer, publicUrl, getSender, send, rememberChoice } = options;
  return async ({ form, isWithinLimit }, request, reply) => {
    const { path, choice } = readStoreAddress(request.url);
    const [sender, renderer] = await Promise.all([getSender(request, reply, choice), loadRenderer()]);
    const result = await renderer.submitForm({ ...sender, url: path, fields: form, isWithinLimit });
    if (result.kind === 'done') {
      const { market, language } = sender;
      // Also where nothing was chosen: the page after it tells by any cookie that the browser keeps them.
      rememberChoice(reply, { market, language, ...result.choice });
      if (result.posted) keepAnswer(reply, result.posted);
      return reply.redirect(postedFormReturnPath(path, result.marker, result.posted !== null), 303);
    }
    const page = await renderer.render({ ...sender, url: path, publicUrl: publicUrl(), posted: result.posted });
    // With an error's status, browsers would complain of it in their console.
    return send(request, reply, path, page);
  };
}

/** What came of a form waits in a cookie that no script reads; the address only names the form. */
function keepAnswer(reply: FastifyReply, posted: PostedForm): void {
  const { postedForm, secure } = reply.server.privateCookies;
  const text = Buffer.from(JSON.stringify(posted)).toString('base64url');
  if (text.length > MAXIMUM_ANSWER_LENGTH) return;
  const options = { path: '/', sameSite: 'lax', secure, httpOnly: true, maxAge: ANSWER_SECONDS } as const;
  void reply.setCookie(postedForm, text, options);
}

/**
 * What came of the form that led to this page, once; null without one. Without any cookie, the browser keeps none: the
 * page says so instead of nothing.
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
