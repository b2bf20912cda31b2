export function isNewerBelow(path: string, time: number, skipped?: ReadonlySet<string>): boolean;
