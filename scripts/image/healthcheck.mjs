// Run by the container engine every few seconds, so it loads nothing: the image has neither curl nor a shell tool for this.
const answer = await fetch(`http://127.0.0.1:${process.env.PORT || 4000}/healthz`, {
  signal: AbortSignal.timeout(3000),
}).catch(() => null);
process.exitCode = answer?.ok ? 0 : 1;
