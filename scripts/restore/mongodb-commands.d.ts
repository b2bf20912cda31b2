/** An internal part of the driver without type declarations. */
declare module 'mongodb/lib/cmap/commands.js' {
  /** A field of a command whose documents are sent as bytes. */
  export class DocumentSequence {
    constructor(field: string);
    push(document: object, bytes: Uint8Array): number;
  }
}
