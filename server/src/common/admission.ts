import { clientNetwork } from './client-network.ts';

export interface AdmissionLimits {
  /** Maximum per IP address; for IPv6, per /64. */
  readonly perAddress: number;
  /** Maximum per process. */
  readonly total: number;
}

/** Releases one admission; idempotent. */
export type Leave = () => void;

/** Limits how many of one thing, such as sockets, are open at the same time. */
export class Admission {
  private readonly limits: AdmissionLimits;
  private readonly byNetwork = new Map<string, number>();
  private total = 0;

  constructor(limits: AdmissionLimits) {
    this.limits = limits;
  }

  /** Counts one until the returned function is called; null if a limit is reached. */
  enter(address: string): Leave | null {
    const network = clientNetwork(address);
    const open = this.byNetwork.get(network) ?? 0;
    if (open >= this.limits.perAddress || this.total >= this.limits.total) return null;
    this.byNetwork.set(network, open + 1);
    this.total += 1;
    let left = false;
    return () => {
      if (left) return;
      left = true;
      this.leave(network);
    };
  }

  private leave(network: string): void {
    const open = (this.byNetwork.get(network) ?? 0) - 1;
    if (open > 0) this.byNetwork.set(network, open);
    else this.byNetwork.delete(network);
    this.total -= 1;
  }
}
