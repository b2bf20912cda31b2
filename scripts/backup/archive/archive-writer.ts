import { BSON } from 'mongodb';
import { Crc64 } from './crc64.ts';
import {
  type ArchiveHeader,
  type BlockHeader,
  type CollectionMetadata,
  FORMAT_VERSION,
  MAGIC,
  type Namespace,
  TERMINATOR,
  toName,
} from './format.ts';

const TERMINATOR_BYTES = Buffer.alloc(4);
TERMINATOR_BYTES.writeInt32LE(TERMINATOR);

const toBlockHeader = ({ db, collection }: Namespace, EOF: boolean, CRC: bigint): Uint8Array =>
  BSON.serialize({ db, collection, EOF, CRC: BSON.Long.fromBigInt(CRC) } satisfies Record<keyof BlockHeader, unknown>);

/** Writes an archive that mongorestore reads, part by part. */
export class ArchiveWriter {
  readonly #sums = new Map<string, Crc64>();

  begin(
    versions: { readonly server: string; readonly tool: string },
    collections: readonly CollectionMetadata[],
  ): Buffer {
    const magic = Buffer.alloc(4);
    magic.writeUInt32LE(MAGIC);
    const header: ArchiveHeader = {
      concurrent_collections: 1,
      version: FORMAT_VERSION,
      server_version: versions.server,
      tool_version: versions.tool,
    };
    for (const each of collections) this.#sums.set(toName(each), new Crc64());
    const documents = [header, ...collections].map((document) => BSON.serialize(document));
    return Buffer.concat([magic, ...documents, TERMINATOR_BYTES]);
  }

  /** Documents of a collection, as the bytes of their BSON. */
  documents(namespace: Namespace, documents: readonly Uint8Array[]): Buffer {
    const bytes = Buffer.concat(documents);
    this.#sumOf(namespace).update(bytes);
    return Buffer.concat([toBlockHeader(namespace, false, 0n), bytes, TERMINATOR_BYTES]);
  }

  /** Marks the end of a collection. */
  end(namespace: Namespace): Buffer {
    return Buffer.concat([toBlockHeader(namespace, true, this.#sumOf(namespace).value), TERMINATOR_BYTES]);
  }

  #sumOf(namespace: Namespace): Crc64 {
    const sum = this.#sums.get(toName(namespace));
    if (!sum) throw new Error(`${toName(namespace)} has no header`);
    return sum;
  }
}
