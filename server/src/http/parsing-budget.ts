import { LRUCache } from 'lru-cache';

/** Milliseconds of processor time that a network may spend at once. The most expensive document takes 15. */
const BURST_MS = 2000;
/** Milliseconds regained per second: a tenth of a core. */
const REGAINED_MS_PER_SECOND = 100;
/** Maximum networks with a known budget; beyond it, the least recently seen one is forgotten. */
const MAXIMUM_NETWORKS = 10_000;

interface Account {
  left: number;
  countedAt: number;
}

interface Clocks {
  /** Wall-clock time in milliseconds. */
  readonly now: () => number;
  /** Processor time of this process in milliseconds. */
  readonly processorTime: () => number;
}

function readProcessorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * The processor time that the documents of each network (common/client-network.ts) may take in this process. Measured as
 * processor time, so that nobody is charged for the work of others.
 */
export class ParsingBudget {
  private readonly accounts = new LRUCache<string, Account>({ max: MAXIMUM_NETWORKS });
  private readonly clocks: Clocks;

  constructor(clocks: Clocks = { now: () => performance.now(), processorTime: readProcessorTime }) {
    this.clocks = clocks;
  }

  /** Seconds until the network may spend again; 0 if it may. */
  secondsToWait(network: string): number {
    const { left } = this.getAccount(network);
    return left > 0 ? 0 : Math.ceil((1 - left) / REGAINED_MS_PER_SECOND);
  }

  /** Charges the time of the work, which may exceed what is left. */
  spend<T>(network: string, work: () => T): T {
    const { processorTime } = this.clocks;
    const begunAt = processorTime();
    try {
      return work();
    } finally {
      this.getAccount(network).left -= processorTime() - begunAt;
    }
  }

  private getAccount(network: string): Account {
    const now = this.clocks.now();
    const account = this.accounts.get(network) ?? { left: BURST_MS, countedAt: now };
    const regained = ((now - account.countedAt) / 1000) * REGAINED_MS_PER_SECOND;
    account.left = Math.min(BURST_MS, account.left + regained);
    account.countedAt = now;
    this.accounts.set(network, account);
    return account;
  }
}
