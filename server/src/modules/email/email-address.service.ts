import { randomUUID } from 'node:crypto';
import { normaliseEmail } from '@eunbit/schema/email-address';
import { type ClientSession, type Connection, Types } from 'mongoose';
import { isObjectId } from '../../common/object-id.ts';
import { refuse } from '../../common/refusal.ts';
import { inTransaction } from '../../common/transaction.ts';
import { type EmailEvent, type EmailProvider, EmailProviderError } from '../../integrations/email/email-provider.ts';
import type { AuditService } from '../audit/index.ts';
import { type AddressStatus, addEvent, findRefusal, reactivatableStreams, toAddressStatus } from './address-status.ts';
import { emailModel } from './email.model.ts';
import { type AddressEvent, emailAddressModel } from './email-address.model.ts';
import { maskAddress } from './mask-address.ts';

/** A hook of another module that runs in the transaction that suppresses an address for marketing emails. */
export type SuppressionStep = (address: string, transaction: ClientSession) => Promise<unknown>;

const REFUSES = refuse('ADDRESS_REFUSES', 'emailAddress.refuses');

interface Deps {
  readonly connection: Connection;
  readonly provider: EmailProvider;
  readonly audit: AuditService;
}

/** Delivery status of email addresses: bounces, complaints and suppressions. */
export function createEmailAddressService({ connection, provider, audit }: Deps) {
  const addresses = emailAddressModel(connection);
  const emails = emailModel(connection);
  const steps: SuppressionStep[] = [];

  /** Adds events to an address; known events are ignored. */
  async function add(address: string, events: readonly AddressEvent[], transaction: ClientSession): Promise<void> {
    const record = await addresses.findById(address, null, { session: transaction }).lean();
    const before = record?.events ?? [];
    const known = events.reduce<readonly AddressEvent[]>((all, event) => addEvent(all, event) ?? all, before);
    if (known === before) return;
    // Of two transactions that add to one address, one hits a write conflict and is retried.
    await addresses.updateOne({ _id: address }, { $set: { events: known } }, { upsert: true, session: transaction });
    if (!findRefusal(toAddressStatus(known), true)) return;
    for (const step of steps) await step(address, transaction);
  }

  /**
   * Records an event on its email. A soft bounce does not replace an earlier hard bounce or complaint, and the second report of
   * an event has no description.
   */
  async function markEmail({ kind, emailId, address, at, description }: EmailEvent, transaction: ClientSession) {
    if (kind === 'MANUAL_SUPPRESSION' || kind === 'REACTIVATED' || emailId === null || !isObjectId(emailId)) return;
    const lacks =
      kind === 'SOFT_BOUNCE' ? { bounce: null } : description === null ? { 'bounce.kind': { $ne: kind } } : {};
    const email = { _id: new Types.ObjectId(emailId), to: address, ...lacks };
    await emails.updateOne(email, { $set: { bounce: { kind, at, description } } }, { session: transaction });
  }

  async function readStatus(address: string): Promise<AddressStatus> {
    return toAddressStatus((await addresses.findById(address).lean())?.events ?? []);
  }

  return {
    /** Called by modules at startup. A step must be idempotent: it runs with each event of a suppressed address. */
    addSuppressionStep: (step: SuppressionStep) => void steps.push(step),

    /** Records an event from the provider. Idempotent and independent of the order of events. */
    async record(event: EmailEvent): Promise<void> {
      const { emailId: _, address, ...report } = event;
      await inTransaction(connection, async (transaction) => {
        await add(address, [report], transaction);
        await markEmail(event, transaction);
      });
    },

    /** Records that the provider rejected an email for an address without a reported suppression. */
    async recordRefusal(address: string, isMarketing: boolean, description: string): Promise<void> {
      const refusal = {
        id: `Refused:${randomUUID()}`,
        kind: 'REFUSED',
        at: new Date(),
        isMarketing,
        description,
      } as const;
      await inTransaction(connection, (transaction) => add(normaliseEmail(address), [refusal], transaction));
    },

    /** Whether transactional emails can be sent to an address. */
    async takesEmails(address: string): Promise<boolean> {
      return findRefusal(await readStatus(normaliseEmail(address)), false) === null;
    },

    /** By address in lower case; addresses without events are missing. */
    async statuses(wanted: readonly string[]): Promise<ReadonlyMap<string, AddressStatus>> {
      const found = await addresses.find({ _id: { $in: wanted } }).lean();
      return new Map(found.map(({ _id, events }) => [_id, toAddressStatus(events)]));
    },

    /** Reactivates an address at the provider, for staff (EMAIL-16). */
    async reactivate(given: string, staffId: string) {
      const address = normaliseEmail(given);
      const status = await readStatus(address);
      if (!findRefusal(status, false) && !findRefusal(status, true)) {
        return refuse('ADDRESS_ACTIVE', 'emailAddress.active');
      }
      const streams = reactivatableStreams(status);
      if (streams.length === 0) return REFUSES;
      try {
        // First at the provider: if the process dies in between, the provider's webhook updates the record.
        for (const { isMarketing } of streams) {
          if (!(await provider.reactivate(address, isMarketing))) return REFUSES;
        }
      } catch (error) {
        if (!(error instanceof EmailProviderError)) throw error;
        return refuse('PROVIDER_UNAVAILABLE', 'emailAddress.unavailable');
      }
      await inTransaction(connection, async (transaction) => {
        const events = streams.map(({ isMarketing }) => reactivation(isMarketing));
        await add(address, events, transaction);
        const subjectId = maskAddress(address);
        const event = { by: staffId, action: 'EMAIL_ADDRESS_REACTIVATED', subject: 'EMAIL', subjectId } as const;
        await audit.record(transaction, event);
      });
      return { value: await readStatus(address) };
    },
  };
}

function reactivation(isMarketing: boolean): AddressEvent {
  return { id: `Reactivated:${randomUUID()}`, kind: 'REACTIVATED', at: new Date(), isMarketing, description: null };
}

export type EmailAddressService = ReturnType<typeof createEmailAddressService>;
