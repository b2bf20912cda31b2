import type { Answer, Exchange } from '../common/http-service.ts';
import type { EmailStore } from './email-store.ts';
import type { Reporter } from './reporter.ts';

/** Most addresses in one request. */
const MOST_ADDRESSES = 50;

/** The suppressed addresses of a stream, narrowed to one address. */
export function dumpSuppressions(emailStore: EmailStore, { params, query }: Exchange): Answer {
  const wanted = new URLSearchParams(query).get('emailaddress')?.toLowerCase();
  const found = [...emailStore.listSuppressions()].filter(
    ({ stream, address }) => stream === params.stream && (!wanted || address === wanted),
  );
  const Suppressions = found.map(({ address, reason, origin, createdAt }) => ({
    EmailAddress: address,
    SuppressionReason: reason,
    Origin: origin,
    CreatedAt: createdAt,
  }));
  return { status: 200, body: { Suppressions } };
}

/** Postmark refuses to take an address again whose reader complained; one that is not suppressed counts as taken off. */
function remove(emailStore: EmailStore, reporter: Reporter, stream: string, address: string) {
  const suppression = emailStore.findSuppression(stream, address);
  if (suppression?.reason === 'SpamComplaint') {
    const Message = 'You do not have the required authority to change this suppression.';
    return { EmailAddress: address, Status: 'Failed', Message };
  }
  if (suppression) {
    emailStore.removeSuppression(suppression);
    reporter.reactivated(suppression);
  }
  return { EmailAddress: address, Status: 'Deleted', Message: null };
}

/** Takes addresses off the list of a stream, which reactivates them. */
export function deleteSuppressions(emailStore: EmailStore, reporter: Reporter, stream: string, input: unknown): Answer {
  const { Suppressions: given } = (typeof input === 'object' && input !== null ? input : {}) as {
    Suppressions?: unknown;
  };
  const addresses = Array.isArray(given) ? given.map((each) => each?.EmailAddress) : [];
  if (
    addresses.length === 0 ||
    addresses.length > MOST_ADDRESSES ||
    addresses.some((each) => typeof each !== 'string')
  ) {
    return { status: 422, body: { ErrorCode: 1206, Message: `Provide 1 to ${MOST_ADDRESSES} email addresses.` } };
  }
  const Suppressions = addresses.map((address: string) => remove(emailStore, reporter, stream, address));
  return { status: 200, body: { Suppressions } };
}
