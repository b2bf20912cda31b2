import { type AddressStatus, findRefusal, reactivatableStreams, toAddressStatus } from './address-status.ts';
import type { EmailAddressStatusType } from './email-address.types.ts';

const NOTHING_KNOWN = toAddressStatus([]);

export function presentAddressStatus(email: string, known: AddressStatus | null): EmailAddressStatusType {
  const status = known ?? NOTHING_KNOWN;
  return {
    email,
    suppression: findRefusal(status, false),
    newsSuppression: findRefusal(status, true),
    softBounces: status.softBounces,
    isReactivatable: reactivatableStreams(status).length > 0,
  };
}
