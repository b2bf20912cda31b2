import { setTimeout as delay } from 'node:timers/promises';
import { readFields } from './json-body.ts';
import type { Routes } from './sandbox.ts';

/**
 * `status`: returned without executing the call. `delay`: the call is executed, and its response is delayed. `drop`: the call is
 * executed, and the connection is cut.
 */
interface Fault {
  /** Method and pattern, such as `POST /v1/payment_intents/:id/confirm`. */
  readonly endpoint: string;
  readonly kind: 'status' | 'delay' | 'drop';
  /** Number of remaining calls that it applies to. */
  count: number;
  readonly status: number;
  readonly milliseconds: number;
}

/** Faults requested by tests. The faults of an endpoint are used up in the order in which they were added. */
export class FaultPlan {
  private faults: Fault[] = [];
  private delays = new AbortController();

  /** Removes all faults: delayed responses are sent now. */
  clear(): void {
    this.faults = [];
    this.delays.abort();
    this.delays = new AbortController();
  }

  take(endpoint: string, kind: Fault['kind']): Fault | undefined {
    const fault = this.faults.find((candidate) => candidate.kind === kind && candidate.endpoint === endpoint);
    if (!fault) return undefined;
    fault.count -= 1;
    if (fault.count <= 0) this.faults = this.faults.filter((candidate) => candidate !== fault);
    return fault;
  }

  async wait({ milliseconds }: Fault): Promise<void> {
    await delay(milliseconds, undefined, { signal: this.delays.signal }).catch(() => undefined);
  }

  /** The routes of `/sandbox` for faults at the given endpoints. */
  routes(endpoints: readonly string[]): Routes {
    return {
      'POST /sandbox/faults': ({ body }) => {
        const { count = 1, ...fault } = readFields(body) as unknown as Fault;
        if (!endpoints.includes(fault.endpoint)) return { status: 400, body: { error: 'no such endpoint' } };
        this.faults.push({ count, ...fault });
        return { status: 201, body: fault };
      },
      'GET /sandbox/faults': () => ({ status: 200, body: { data: this.faults } }),
      'DELETE /sandbox/faults': () => {
        this.clear();
        return { status: 204 };
      },
    };
  }
}
