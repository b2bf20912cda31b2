/** They guard data, so that every run has them. */
const ALWAYS = /(^|\/)(transactions|transactions-convenient-api|retryable-writes|change-streams)\//;

/** What guards data, and every `oneIn`th of the other files: in their order, so that each suite has its share, and always the same. */
export function pickFiles(files: readonly string[], oneIn: number): readonly string[] {
  const others = files.filter((file) => !ALWAYS.test(file));
  const picked = new Set(others.filter((_, at) => at % oneIn === 0));
  return files.filter((file) => ALWAYS.test(file) || picked.has(file));
}
