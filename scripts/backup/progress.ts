const EVERY_MS = 5_000;

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

/** Prints the progress of a run regularly to standard error. */
export function startProgress(what: string) {
  let documents = 0;
  let bytes = 0;
  const timer = setInterval(() => {
    console.error(`${what} ${documents} documents, ${megabytes(bytes)}…`);
  }, EVERY_MS);
  return {
    add(moreDocuments: number, moreBytes: number) {
      documents += moreDocuments;
      bytes += moreBytes;
    },
    stop: () => clearInterval(timer),
    get bytes() {
      return bytes;
    },
  };
}

/** Amount and rate as text. */
export function describePace(bytes: number, milliseconds: number): string {
  const seconds = Math.max(milliseconds, 1) / 1000;
  return `${megabytes(bytes)} in ${seconds.toFixed(1)} s, ${(bytes / 1e6 / seconds).toFixed(1)} MB/s`;
}
