interface Part {
  stop(): Promise<void>;
}

/** Stops everything in reverse order of its start, so that each part can still use those it depends on. */
export class Started {
  private readonly parts: Part[] = [];
  private stopping: Promise<void> | null = null;

  add<T extends Part>(part: T): T {
    this.parts.push(part);
    return part;
  }

  async stopAndExit(code: number): Promise<void> {
    this.stopping ??= this.stop();
    await this.stopping;
    process.exit(code);
  }

  private async stop(): Promise<void> {
    for (const part of this.parts.reverse()) await part.stop();
  }
}
