import { clientNetwork } from '../common/client-network.ts';

export interface SocketLimits {
  /** Maximum open sockets per IP address; for IPv6, per /64. */
  readonly perAddress: number;
  /** Maximum open sockets of this process. */
  readonly total: number;
}

/** Releases one admission; idempotent. */
export type Leave = () => void;

/** Limits the number of open sockets. */
export class SocketAdmission {
  private readonly limits: SocketLimits;
  private readonly byNetwork = new Map<string, number>();
  private total = 0;

  constructor(limits: SocketLimits) {
    this.limits = limits;
  }

  /** Counts a socket until the returned function is called; null if a limit is reached. */
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
