import { setTimeout as delay } from 'node:timers/promises';
import { readFields } from './json-body.ts';
import type { Routes } from './sandbox.ts';

/**
 * `status`: answered in place of the call, which is not carried out. `delay`: carried out, answered late. `drop`: carried
 * out, the connection is cut.
 */
interface Fault {
  /** Method and pattern, such as `POST /v1/payment_intents/:id/confirm`. */
  readonly endpoint: string;
  readonly kind: 'status' | 'delay' | 'drop';
  /** The further calls that it is for. */
  count: number;
  readonly status: number;
  readonly milliseconds: number;
}

/** What tests order to go wrong. Faults of an endpoint are used up in the order in which they were added. */
export class FaultPlan {
  private faults: Fault[] = [];
  private delays = new AbortController();

  /** Takes all back: answers that are delayed are sent now. */
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

  /** The part of `/sandbox` for faults at the given endpoints. */
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
