/** Runs the scheduled settlements of intents (times in milliseconds since 1970). */
export class Settlements {
  private readonly timers = new Map<string, NodeJS.Timeout>();
  private readonly settle: (intentId: string) => void;

  constructor(settle: (intentId: string) => void) {
    this.settle = settle;
  }

  schedule(intentId: string, at: number): void {
    clearTimeout(this.timers.get(intentId));
    const timer = setTimeout(
      () => {
        this.timers.delete(intentId);
        this.settle(intentId);
      },
      Math.max(0, at - Date.now()),
    );
    this.timers.set(intentId, timer);
  }

  clear(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
  }
}
