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

/** What another module does when an address takes no news any more, in the transaction that says so. */
export type SuppressionStep = (address: string, transaction: ClientSession) => Promise<unknown>;

const REFUSES = refuse('ADDRESS_REFUSES', 'emailAddress.refuses');

interface Deps {
  readonly connection: Connection;
  readonly provider: EmailProvider;
  readonly audit: AuditService;
}

/** What is known of the addresses that emails are sent to: bounces, complaints, and whether they take emails. */
export function createEmailAddressService({ connection, provider, audit }: Deps) {
  const addresses = emailAddressModel(connection);
  const emails = emailModel(connection);
  const steps: SuppressionStep[] = [];

  /** Adds events to an address; those that are known already change nothing. */
  async function add(address: string, events: readonly AddressEvent[], transaction: ClientSession): Promise<void> {
    const record = await addresses.findById(address, null, { session: transaction }).lean();
    const before = record?.events ?? [];
    const known = events.reduce<readonly AddressEvent[]>((all, event) => addEvent(all, event) ?? all, before);
    if (known === before) return;
    // Of two transactions that add to one address, one meets a write conflict and begins again.
    await addresses.updateOne({ _id: address }, { $set: { events: known } }, { upsert: true, session: transaction });
    if (!findRefusal(toAddressStatus(known), true)) return;
    for (const step of steps) await step(address, transaction);
  }

  /**
   * Notes on an email what was told of it. A soft bounce says less than a hard one or a complaint that was told before, and
   * the second report of one event has no words.
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

    /** Takes what the provider told. Idempotent, and the same in any order. */
    async record(event: EmailEvent): Promise<void> {
      const { emailId: _, address, ...told } = event;
      await inTransaction(connection, async (transaction) => {
        await add(address, [told], transaction);
        await markEmail(event, transaction);
      });
    },

    /** Notes that the provider took no email for an address of which it had told nothing. */
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

    /** Whether the provider takes emails about orders for an address. */
    async takesEmails(address: string): Promise<boolean> {
      return findRefusal(await readStatus(normaliseEmail(address)), false) === null;
    },

    /** By address in lower case; an address of which nothing is known is missing. */
    async statuses(wanted: readonly string[]): Promise<ReadonlyMap<string, AddressStatus>> {
      const found = await addresses.find({ _id: { $in: wanted } }).lean();
      return new Map(found.map(({ _id, events }) => [_id, toAddressStatus(events)]));
    },

    /** Has the provider take emails for an address again, for staff (EMAIL-16). */
    async reactivate(given: string, staffId: string) {
      const address = normaliseEmail(given);
      const status = await readStatus(address);
      if (!findRefusal(status, false) && !findRefusal(status, true)) {
        return refuse('ADDRESS_ACTIVE', 'emailAddress.active');
      }
      const streams = reactivatableStreams(status);
      if (streams.length === 0) return REFUSES;
      try {
        // First at the provider: a process that dies in between is caught up by the webhook about it.
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
