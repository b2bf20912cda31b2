export function canWrite(folder: string): boolean;
