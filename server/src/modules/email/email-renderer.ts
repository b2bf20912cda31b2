import { brandName } from '@eunbit/schema/brand';
import { parseEmail } from '@eunbit/schema/email-address';
import { EmailRefusedError, type OutgoingEmail } from '../../integrations/email/email-provider.ts';
import type { CurrentSettings } from '../shop-settings/index.ts';
import { oneLine } from './delivery-rules.ts';
import type { EmailRecord } from './email.model.ts';
import type { EmailRegistry, WriteEmail } from './email-registry.ts';
import type { EmailContent } from './layout/email-content.ts';

interface Deps {
  readonly registry: EmailRegistry;
  /** The sender address; null for the company's own. */
  readonly fromAddress: string | null;
  readonly shopSettings: CurrentSettings;
}

/** Renders emails of the outbox from current data, in the language in which they were queued. */
export function createEmailRenderer({ registry, fromAddress, shopSettings }: Deps) {
  async function toOutgoing(record: EmailRecord, to: string, content: EmailContent): Promise<OutgoingEmail> {
    const { company } = shopSettings.current;
    const { replyTo = company.email, unsubscribe } = content;
    const headers = unsubscribe && {
      'List-Unsubscribe': `<${unsubscribe.oneClickUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    };
    return {
      emailId: String(record._id),
      from: { name: brandName(content.language), address: fromAddress ?? company.email },
      to,
      replyTo: parseEmail(replyTo),
      ...(await registry.render(content)),
      tag: record.kind.toLowerCase().replaceAll('_', '-'),
      headers: { ...headers },
      isMarketing: unsubscribe !== undefined,
    };
  }

  async function render(record: EmailRecord, write: WriteEmail): Promise<OutgoingEmail | null> {
    const to = parseEmail(record.to);
    if (to === null) throw new EmailRefusedError(`not an address: ${oneLine(record.to)}`);
    const content = await write(record.kind, record.refs, record);
    return content && toOutgoing(record, to, content);
  }

  return {
    /** For the emails of a batch: renders for sending; null if the subject no longer exists or the recipient opted out. */
    createRender() {
      const write = registry.createWriter();
      return (record: EmailRecord) => render(record, write);
    },

    /** Renders for staff: without valid link tokens. An email that cannot be rendered yields an Error in the result. */
    async renderRedacted(records: readonly EmailRecord[]): Promise<(OutgoingEmail | null | Error)[]> {
      const write = registry.createRedactedWriter();
      const rendered = await Promise.allSettled(records.map((record) => render(record, write)));
      return rendered.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : (outcome.reason as Error)));
    },
  };
}

export type EmailRenderer = ReturnType<typeof createEmailRenderer>;
