export function complainAboutNode(version: string): string | null;
export function requireNode(): void;
