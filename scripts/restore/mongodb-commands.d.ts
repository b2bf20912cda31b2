/** What the driver has inside and does not declare. */
declare module 'mongodb/lib/cmap/commands.js' {
  /** A field of a command that is sent as the bytes of its documents. */
  export class DocumentSequence {
    constructor(field: string);
    push(document: object, bytes: Uint8Array): number;
  }
}
