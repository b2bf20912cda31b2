import { setTimeout as delay } from 'node:timers/promises';

export interface StatusFault {
  kind: 'status';
  /** The answer; the call is not executed. */
  status: number;
}

/** The call is executed; its answer is delayed. */
interface DelayFault {
  kind: 'delay';
  milliseconds: number;
}

/** The call is executed; the connection is closed without an answer. */
interface DropFault {
  kind: 'drop';
}

type Fault = (StatusFault | DelayFault | DropFault) & {
  /** Method and route pattern, such as `POST /v1/payment_intents/:id/confirm`. */
  endpoint: string;
  /** The number of further calls it applies to. */
  count: number;
};

interface Afterwards {
  delayMilliseconds: number;
  isDropped: boolean;
  wait(): Promise<void>;
}

const UNTOUCHED: Afterwards = { delayMilliseconds: 0, isDropped: false, wait: async () => undefined };
const LONGEST_DELAY_MILLISECONDS = 10 * 60 * 1000;

function isCount(value: unknown, from: number, to: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to;
}

/** Parses a fault sent by a test; returns a string with the error if it is invalid. */
export function parseFault(input: unknown): Fault | string {
  if (typeof input !== 'object' || input === null) return 'a fault is a JSON object';
  const { endpoint, kind, status, milliseconds, count = 1 } = input as Record<string, unknown>;
  if (typeof endpoint !== 'string' || !/^[A-Z]+ \//.test(endpoint)) return 'endpoint: such as "POST /v1/refunds"';
  if (!isCount(count, 1, 1_000_000)) return 'count: a whole number from 1';
  if (kind === 'status') {
    return isCount(status, 400, 599) ? { kind, status, endpoint, count } : 'status: from 400 to 599';
  }
  if (kind === 'delay') {
    if (!isCount(milliseconds, 1, LONGEST_DELAY_MILLISECONDS)) return 'milliseconds: from 1 to 600000';
    return { kind, milliseconds, endpoint, count };
  }
  if (kind === 'drop') return { kind, endpoint, count };
  return 'kind: status, delay or drop';
}

/** The faults configured by tests. Faults of an endpoint are consumed in the order in which they were added. */
export class FaultPlan {
  private faults: Fault[] = [];
  private delays = new AbortController();

  add(fault: Fault): void {
    this.faults.push(fault);
  }

  list(): readonly Fault[] {
    return this.faults;
  }

  /** Takes all back: answers that are delayed are sent now. */
  clear(): void {
    this.faults = [];
    this.delays.abort();
    this.delays = new AbortController();
  }

  /** Ends running delays, so that a stop does not wait for them. */
  stop(): void {
    this.delays.abort();
  }

  takeStatus(method: string, pattern: string): StatusFault | undefined {
    return this.take(method, pattern, 'status') as StatusFault | undefined;
  }

  takeAfterwards(method: string, pattern: string): Afterwards {
    if (this.faults.length === 0) return UNTOUCHED;
    const late = this.take(method, pattern, 'delay') as DelayFault | undefined;
    const dropped = this.take(method, pattern, 'drop');
    const delayMilliseconds = late?.milliseconds ?? 0;
    return {
      delayMilliseconds,
      isDropped: dropped !== undefined,
      wait: () => delay(delayMilliseconds, undefined, { signal: this.delays.signal }).catch(() => undefined),
    };
  }

  private take(method: string, pattern: string, kind: Fault['kind']): Fault | undefined {
    const endpoint = `${method} ${pattern}`;
    const fault = this.faults.find((candidate) => candidate.kind === kind && candidate.endpoint === endpoint);
    if (!fault) return undefined;
    fault.count -= 1;
    if (fault.count <= 0) this.faults = this.faults.filter((candidate) => candidate !== fault);
    return fault;
  }
}
