import { setTimeout as delay } from 'node:timers/promises';
import { type ChaosParties, type ChaosStaffAccount, startChaosPeople } from './chaos-people.ts';
import { type DraftLink, openDraftLink, sendDraftLink } from './draft-link-actions.ts';
import { CancelDraftOrder } from './draft-orders.ts';

const PAUSE_MS = 50;
/** Number of the newest links that are still opened. */
const RECENT = 4;

export interface ChaosDraftsOptions {
  readonly shopUrl: string;
  readonly stripeUrl: string;
  readonly account: ChaosStaffAccount;
  readonly products: readonly string[];
  /** Makes the link of a draft expire. */
  readonly endLink: (number: string) => Promise<unknown>;
  readonly seed: number;
  readonly people: number;
}

export interface ChaosDrafts {
  /** Number of results by name, including customers who left. */
  readonly answers: Readonly<Record<string, number>>;
  /** Access tokens by order number, for the orders that the shop has confirmed to its customers. */
  readonly acknowledged: ReadonlyMap<string, string>;
  stop(): Promise<void>;
}

/**
 * Staff who create orders for customers and send links, and customers who open them in two tabs and pay, leave, or never return,
 * while the shop is disrupted. Meanwhile staff cancel drafts, and links expire; all act on the same few drafts.
 */
export function startChaosDrafts(options: ChaosDraftsOptions): ChaosDrafts {
  const { shopUrl, stripeUrl, account, products, endLink, seed, people } = options;
  const answers: Record<string, number> = {};
  const acknowledged = new Map<string, string>();
  const links: DraftLink[] = [];

  async function work({ staff, customer }: ChaosParties, random: () => number): Promise<string> {
    const recent = links.slice(-RECENT);
    const link = recent[Math.floor(random() * recent.length)];
    const chance = random();
    if (!link || chance < 0.3) {
      const wanted = products.filter((_, index) => index === 0 || random() < 0.3);
      const lines = wanted.map((productId) => ({ productId, quantity: 1 + Math.floor(random() * 2) }));
      return sendDraftLink(staff, lines, (sent) => links.push(sent));
    }
    const { number, token } = link;
    if (chance < 0.85) return openDraftLink({ stripeUrl, customer, tokens: acknowledged, random }, token);
    if (chance < 0.94) return (await staff.run(CancelDraftOrder, { input: { number } })).cancelDraftOrder.__typename;
    await endLink(number);
    return 'LinkEnded';
  }

  async function note(parties: ChaosParties, random: () => number): Promise<void> {
    const answer = await work(parties, random);
    answers[answer] = (answers[answer] ?? 0) + 1;
    await delay(PAUSE_MS);
  }

  const stop = startChaosPeople({
    shopUrl,
    account,
    market: 'US',
    seed: seed * 43,
    people,
    pauseMs: PAUSE_MS,
    work: note,
  });
  return {
    answers,
    acknowledged,
    stop,
  };
}
