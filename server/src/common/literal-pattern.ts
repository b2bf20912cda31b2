/** A pattern of a regular expression that matches a text letter by letter, whatever signs are in it. */
export const toLiteralPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
