/** Maximum reports that a process logs: more add no information, and would push out other lines. */
const LIMITS = { ofAddressPerMinute: 20, perMinute: 300, perDay: 20_000 } as const;
/** Maximum addresses counted per minute, so that a flood from many takes bounded memory. */
const MAXIMUM_ADDRESSES = 5000;

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

export interface ReportBudget {
  /** Whether one more report from an address may be logged. */
  take(address: string, now: number): boolean;
}

export function createReportBudget(): ReportBudget {
  const addresses = new Map<string, number>();
  const taken = { minute: 0, ofMinute: 0, day: 0, ofDay: 0 };

  function beginAnew(now: number): void {
    const [minute, day] = [Math.floor(now / MINUTE_MS), Math.floor(now / DAY_MS)];
    if (minute !== taken.minute) {
      addresses.clear();
      Object.assign(taken, { minute, ofMinute: 0 });
    }
    if (day !== taken.day) Object.assign(taken, { day, ofDay: 0 });
  }

  return {
    take(address, now) {
      beginAnew(now);
      const ofAddress = addresses.get(address) ?? 0;
      const isKnown = ofAddress > 0 || addresses.size < MAXIMUM_ADDRESSES;
      if (!isKnown || ofAddress >= LIMITS.ofAddressPerMinute) return false;
      if (taken.ofMinute >= LIMITS.perMinute || taken.ofDay >= LIMITS.perDay) return false;
      addresses.set(address, ofAddress + 1);
      taken.ofMinute += 1;
      taken.ofDay += 1;
      return true;
    },
  };
}
