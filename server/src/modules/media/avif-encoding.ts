import type { Collection } from 'mongodb';
import type { ClientSession, Connection } from 'mongoose';
import { dateUntil } from '../../common/indexed-text.ts';
import { inTransaction } from '../../common/transaction.ts';
import type { MediaService } from './media.service.ts';
import type { PictureFile } from './picture-files.ts';
import { workOnPicture } from './picture-work.ts';

/** Same visual quality as the WebP at two thirds of its size; `effort` 3 of 9 takes one second of CPU for all widths. */
const AVIF = { quality: 58, effort: 3 } as const;
/** Delay before a failed picture is retried: one hour, in milliseconds. */
const RETRY_MS = 3_600_000;

/** The fields of an uploaded picture that the job needs, in any collection. */
export interface EncodedPicture {
  /** Media id of the default size. */
  _id: string;
  /** As WebP, in ascending width. */
  sizes: PictureFile[];
  /** The same widths as AVIF; missing or empty until the job has encoded them. */
  avif?: PictureFile[];
  /** When the job has to encode the picture; missing once it is done. */
  avifDueAt?: Date;
}

/** The collection that holds a module's uploaded pictures. */
export type EncodedPictures = Collection<EncodedPicture>;

/** The uploaded pictures of a module. `show` copies the files to all documents that show the picture. */
interface AvifSource {
  readonly pictures: EncodedPictures;
  readonly show: (session: ClientSession, pictureId: string, avif: readonly PictureFile[]) => Promise<unknown>;
}

/**
 * Encodes uploaded pictures as AVIF, after the response to the upload, because AVIF takes ten times as long as WebP. A document
 * that begins to show a picture without AVIF marks it as due (`markDue`) in the transaction that saves the document. That write
 * conflicts with the transaction of the job, so either the job finds the document, or the picture is due again.
 */
export function createAvifEncoding(connection: Connection, media: MediaService) {
  const sources: AvifSource[] = [];

  async function encode(sizes: readonly PictureFile[]): Promise<PictureFile[]> {
    const widest = sizes.at(-1);
    const picture = widest && (await media.load(widest.mediaId));
    if (!picture) throw new Error(`the picture ${widest?.mediaId} is not stored`);
    const avif: PictureFile[] = [];
    for (const { width } of sizes) {
      const bytes = await workOnPicture(picture.bytes, (sharp) =>
        sharp(picture.bytes).resize({ width }).avif(AVIF).toBuffer(),
      );
      avif.push({ mediaId: await media.store(bytes, 'image/avif'), width });
    }
    return avif;
  }

  async function complete({ pictures, show }: AvifSource, picture: EncodedPicture): Promise<void> {
    const { _id, sizes } = picture;
    const avif = picture.avif?.length ? picture.avif : await encode(sizes);
    await inTransaction(connection, async (session) => {
      await pictures.updateOne({ _id }, { $set: { avif }, $unset: { avifDueAt: '' } }, { session });
      await show(session, _id, avif);
    });
  }

  return {
    register(source: AvifSource): void {
      sources.push(source);
    },

    /** Encodes all pictures that are due; returns how many. A failed one is retried after an hour. */
    async run(): Promise<number> {
      let done = 0;
      const failures: unknown[] = [];
      for (const source of sources) {
        for (;;) {
          const due = await source.pictures.findOne({ avifDueAt: dateUntil(new Date()) });
          if (!due) break;
          try {
            await complete(source, due);
            done += 1;
          } catch (error) {
            failures.push(error);
            await source.pictures.updateOne({ _id: due._id }, { $set: { avifDueAt: new Date(Date.now() + RETRY_MS) } });
          }
        }
      }
      if (failures.length > 0) throw new AggregateError(failures, `${failures.length} pictures were not encoded`);
      return done;
    },
  };
}

export type AvifEncoding = ReturnType<typeof createAvifEncoding>;

/** Marks pictures without AVIF as due, within the transaction that saves a document which shows them. */
export async function markDue(
  pictures: EncodedPictures,
  session: ClientSession,
  pictureIds: readonly string[],
): Promise<void> {
  if (pictureIds.length === 0) return;
  await pictures.updateMany({ _id: { $in: pictureIds } }, { $set: { avifDueAt: new Date() } }, { session });
}
