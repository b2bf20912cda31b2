import { BRAND, brandName } from '@eunbit/schema/brand';
import type { Language } from '@eunbit/schema/market';
import type { Connection } from 'mongoose';
import { type Mailbox, MailRefusedError, type OutgoingMail } from '../../integrations/mail/mail-provider.ts';
import type { AccountLinks } from '../account/account-links.ts';
import { userModel } from '../account/user.model.ts';
import { productModel } from '../catalogue/product.model.ts';
import { checkoutModel } from '../checkout/checkout.model.ts';
import { orderModel } from '../order/order.model.ts';
import { stockModel } from '../stock/stock.model.ts';
import { contactMessageModel } from '../support/contact-message.model.ts';
import { partnershipRequestModel } from '../support/partnership-request.model.ts';
import type { UnsubscribeTokens } from '../support/unsubscribe-token.ts';
import { isOneAddress, oneLine } from './delivery-rules.ts';
import type { LetterContent } from './letters/letter-content.ts';
import { createLetterLinks } from './letters/letter-links.ts';
import type { LetterSources, OrderLinks } from './letters/letter-sources.ts';
import { writeContent } from './letters/letter-writers.ts';
import type { MailRecord } from './mail.model.ts';
import type { LetterRefs, MailKind } from './mail-kinds.ts';
import { type RenderedLetter, renderLetter } from './render-letter.ts';

interface Deps {
  readonly connection: Connection;
  readonly publicUrl: () => string;
  /** Letters come from this address. */
  readonly fromAddress: string;
  readonly accountLinks: Pick<AccountLinks, 'passwordResetLink' | 'emailChangeLink'>;
  readonly orderLinks: OrderLinks;
  readonly unsubscribeTokens: UnsubscribeTokens;
}

function databaseSources({ connection, publicUrl, accountLinks, orderLinks, unsubscribeTokens }: Deps): LetterSources {
  const [orders, checkouts] = [orderModel(connection), checkoutModel(connection)];
  const users = userModel(connection);
  const [messages, products] = [contactMessageModel(connection), productModel(connection)];
  const requests = partnershipRequestModel(connection);
  return {
    links: createLetterLinks(publicUrl, unsubscribeTokens.sign),
    accountLinks,
    orderLinks,
    order: (number) => orders.findOne({ number }).lean(),
    checkout: (id) => checkouts.findById(id).lean(),
    contactMessage: (number) => messages.findOne({ number }).lean(),
    partnershipRequest: (number) => requests.findOne({ number }).lean(),
    user: (id) => users.findById(id).lean(),
    wantsOrderMails: async (id) => (id ? await users.findById(id, { orderMails: 1 }).lean() : null)?.orderMails ?? true,
    product: (id) => products.findById(id).lean(),
    stockLevel: (id) => stockModel(connection).findById(id).lean(),
  };
}

/** Links that let nobody in: what a letter opens is for its reader alone, not for staff who look at it. */
const HARMLESS_LINKS = {
  accountLinks: { passwordResetLink: () => '/reset-password', emailChangeLink: () => '/confirm-email' },
  orderLinks: {
    linkPath: ({ number }: { number: string }) => `/guest-order/${number}`,
    claimPath: () => '/claim-orders',
  },
  unsubscribeTokens: { sign: () => '', read: () => null },
};

function harmless(deps: Deps): Deps {
  const { accountLinks, orderLinks, unsubscribeTokens } = HARMLESS_LINKS;
  return {
    ...deps,
    accountLinks,
    orderLinks: { ...orderLinks, newestOf: deps.orderLinks.newestOf },
    unsubscribeTokens,
  };
}

/** Writes letters as `createMailWriter` does, for staff to look at. */
export const createRedactedEmailRenderer = (deps: Deps) => createMailWriter(harmless(deps));

/** A letter that would be ordered next: what it is about, its language, and what will have changed by then. */
export interface ComingLetter<K extends MailKind> {
  readonly kind: K;
  readonly refs: LetterRefs[K];
  readonly to: string;
  readonly language: Language;
  /** Takes the place of what is stored. */
  readonly changed?: Partial<Pick<LetterSources, 'order' | 'contactMessage' | 'partnershipRequest'>>;
}

/** Writes letters that nobody has ordered yet, for staff to look at; null where the reader would get none. */
export function createLetterPreviewer(deps: Deps) {
  const sources = databaseSources(harmless(deps));
  return async function preview<K extends MailKind>(letter: ComingLetter<K>): Promise<RenderedLetter | null> {
    const { kind, refs, to, language, changed } = letter;
    const content = await writeContent(kind, refs, { to, language, createdAt: new Date() }, { ...sources, ...changed });
    return content && renderLetter(content, sources.links);
  };
}

export type LetterPreviewer = ReturnType<typeof createLetterPreviewer>;

/** Makes letters of what the outbox holds: their text as things are now, in the language they were ordered in. */
export function createMailWriter(deps: Deps) {
  const sources = databaseSources(deps);
  const from = (content: LetterContent): Mailbox => ({
    name: brandName(content.language),
    address: deps.fromAddress,
  });

  async function contentOf(mail: MailRecord): Promise<LetterContent | null> {
    // What was stored under a kind has the references of that kind: only the typed `queue` writes here.
    return writeContent(mail.kind, mail.refs as never as LetterRefs[typeof mail.kind], mail, sources);
  }

  return async function write(mail: MailRecord): Promise<OutgoingMail | null> {
    if (!isOneAddress(mail.to)) throw new MailRefusedError(`not an address: ${oneLine(mail.to)}`);
    const content = await contentOf(mail);
    if (!content) return null;
    const { replyTo = BRAND.company.email, unsubscribe } = content;
    const headers = unsubscribe && {
      'List-Unsubscribe': `<${unsubscribe.oneClickUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    };
    return {
      letterId: String(mail._id),
      from: from(content),
      to: mail.to,
      replyTo: isOneAddress(replyTo) ? replyTo : null,
      ...(await renderLetter(content, sources.links)),
      tag: mail.kind.toLowerCase().replaceAll('_', '-'),
      headers: { ...headers },
      isMarketing: unsubscribe !== undefined,
    };
  };
}
