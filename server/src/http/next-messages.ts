import type { FormattedExecutionResult } from 'graphql';
import { MessageType } from 'graphql-ws';

/**
 * The `next` messages of the protocol with the same results for many sockets. Each result is serialised once, and each
 * message encoded once per subscription id; the shop's own clients number their subscriptions, so there are few.
 */
export class NextMessages {
  private readonly payloads: readonly string[];
  private readonly encoded = new Map<string, readonly Buffer[]>();

  constructor(results: readonly FormattedExecutionResult[]) {
    this.payloads = results.map((result) => JSON.stringify(result));
  }

  /** In the order of the results. Shared by several sockets: must not be changed. */
  for(id: string): readonly Buffer[] {
    const known = this.encoded.get(id);
    if (known) return known;
    const start = `{"id":${JSON.stringify(id)},"type":"${MessageType.Next}","payload":`;
    const messages = this.payloads.map((payload) => Buffer.from(`${start}${payload}}`));
    this.encoded.set(id, messages);
    return messages;
  }
}
