/** A regular expression pattern that matches a text literally, with special characters escaped. */
export const toLiteralPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
