import { BRAND, brandName } from '@eunbit/schema/brand';
import type { Language } from '@eunbit/schema/market';
import type { Connection } from 'mongoose';
import { EmailRefusedError, type Mailbox, type OutgoingEmail } from '../../integrations/email/email-provider.ts';
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
import type { EmailRecord } from './email.model.ts';
import type { EmailKind, EmailRefs } from './email-kinds.ts';
import { type RenderedEmail, renderEmail } from './render-email.ts';
import type { EmailContent } from './templates/email-content.ts';
import { createEmailLinks } from './templates/email-links.ts';
import type { EmailSources, OrderLinks } from './templates/email-sources.ts';
import { writeContent } from './templates/email-templates.ts';

interface Deps {
  readonly connection: Connection;
  readonly publicUrl: () => string;
  /** Emails come from this address. */
  readonly fromAddress: string;
  readonly accountLinks: Pick<AccountLinks, 'passwordResetLink' | 'emailChangeLink'>;
  readonly orderLinks: OrderLinks;
  readonly unsubscribeTokens: UnsubscribeTokens;
}

function databaseSources({ connection, publicUrl, accountLinks, orderLinks, unsubscribeTokens }: Deps): EmailSources {
  const [orders, checkouts] = [orderModel(connection), checkoutModel(connection)];
  const users = userModel(connection);
  const [messages, products] = [contactMessageModel(connection), productModel(connection)];
  const requests = partnershipRequestModel(connection);
  return {
    links: createEmailLinks(publicUrl, unsubscribeTokens.sign),
    accountLinks,
    orderLinks,
    order: (number) => orders.findOne({ number }).lean(),
    checkout: (id) => checkouts.findById(id).lean(),
    contactMessage: (number) => messages.findOne({ number }).lean(),
    partnershipRequest: (number) => requests.findOne({ number }).lean(),
    user: (id) => users.findById(id).lean(),
    wantsOrderEmails: async (id) =>
      (id ? await users.findById(id, { orderEmails: 1 }).lean() : null)?.orderEmails ?? true,
    product: (id) => products.findById(id).lean(),
    stockLevel: (id) => stockModel(connection).findById(id).lean(),
  };
}

/** Links that let nobody in: what an email opens is for its reader alone, not for staff who look at it. */
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

/** Writes emails as `createEmailRenderer` does, for staff to look at. */
export const createRedactedEmailRenderer = (deps: Deps) => createEmailRenderer(harmless(deps));

/** An email that would be ordered next: what it is about, its language, and what will have changed by then. */
export interface ComingEmail<K extends EmailKind> {
  readonly kind: K;
  readonly refs: EmailRefs[K];
  readonly to: string;
  readonly language: Language;
  /** Takes the place of what is stored. */
  readonly changed?: Partial<Pick<EmailSources, 'order' | 'contactMessage' | 'partnershipRequest'>>;
}

/** Writes emails that nobody has ordered yet, for staff to look at; null where the reader would get none. */
export function createEmailPreviewer(deps: Deps) {
  const sources = databaseSources(harmless(deps));
  return async function preview<K extends EmailKind>(email: ComingEmail<K>): Promise<RenderedEmail | null> {
    const { kind, refs, to, language, changed } = email;
    const content = await writeContent(kind, refs, { to, language, createdAt: new Date() }, { ...sources, ...changed });
    return content && renderEmail(content, sources.links);
  };
}

export type EmailPreviewer = ReturnType<typeof createEmailPreviewer>;

/** Makes emails of what the outbox holds: their text as things are now, in the language they were ordered in. */
export function createEmailRenderer(deps: Deps) {
  const sources = databaseSources(deps);
  const from = (content: EmailContent): Mailbox => ({
    name: brandName(content.language),
    address: deps.fromAddress,
  });

  async function contentOf(record: EmailRecord): Promise<EmailContent | null> {
    // What was stored under a kind has the references of that kind: only the typed `queue` writes here.
    return writeContent(record.kind, record.refs as never as EmailRefs[typeof record.kind], record, sources);
  }

  return async function write(record: EmailRecord): Promise<OutgoingEmail | null> {
    if (!isOneAddress(record.to)) throw new EmailRefusedError(`not an address: ${oneLine(record.to)}`);
    const content = await contentOf(record);
    if (!content) return null;
    const { replyTo = BRAND.company.email, unsubscribe } = content;
    const headers = unsubscribe && {
      'List-Unsubscribe': `<${unsubscribe.oneClickUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    };
    return {
      emailId: String(record._id),
      from: from(content),
      to: record.to,
      replyTo: isOneAddress(replyTo) ? replyTo : null,
      ...(await renderEmail(content, sources.links)),
      tag: record.kind.toLowerCase().replaceAll('_', '-'),
      headers: { ...headers },
      isMarketing: unsubscribe !== undefined,
    };
  };
}
