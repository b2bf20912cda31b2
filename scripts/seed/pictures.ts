import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ProductGroup } from '@eunbit/schema/catalogue';
import type { FilmRecord, PictureRecord } from '@eunbit/server/modules/catalogue/picture.record';
import { productModel } from '@eunbit/server/modules/catalogue/product.model';
import { createMediaService, type MediaService, toMediaId } from '@eunbit/server/modules/media/media.service';
import type { Connection } from 'mongoose';
import { ROOT } from '../setup/paths.ts';

const FOLDER = join(ROOT, 'scripts/pictures');
/** The width for places that know of one only. */
const USUAL_WIDTH = 800;

interface PictureEntry {
  /** The drawing, which the shop stored by itself before there were sizes. */
  readonly file: string;
  readonly sizes: readonly { readonly width: number; readonly height: number; readonly file: string }[];
  readonly alt: { readonly ko: string; readonly en: string };
}

interface FilmEntry {
  readonly mp4: string;
  readonly webm: string;
  readonly seconds: number;
  readonly title: { readonly ko: string; readonly en: string };
  readonly poster: PictureEntry;
}

interface ProductEntry {
  readonly pictures: readonly PictureEntry[];
  readonly share: string;
}

/** The drawn pictures and films, read from the folder they are drawn into. */
export interface PictureBook {
  readonly products: Readonly<Record<string, ProductEntry | undefined>>;
  readonly films: Readonly<Partial<Record<ProductGroup, FilmEntry>>>;
}

export async function readPictureBook(): Promise<PictureBook> {
  const [products, films] = await Promise.all(
    ['pictures.json', 'films.json'].map(async (file) => JSON.parse(await readFile(join(FOLDER, file), 'utf8'))),
  );
  return { products, films };
}

const read = (file: string) => readFile(join(FOLDER, file));

async function storePicture(media: MediaService, { sizes, alt }: PictureEntry): Promise<PictureRecord> {
  const stored = await Promise.all(
    sizes.map(async ({ file, width, height }) => ({
      mediaId: await media.store(await read(file), 'image/webp'),
      width,
      height,
    })),
  );
  const usual = stored.find(({ width }) => width >= USUAL_WIDTH) ?? stored.at(-1);
  if (!usual) throw new Error(`a picture without sizes: ${alt.en}`);
  return { ...usual, alt, sizes: stored.map(({ mediaId, width }) => ({ mediaId, width })) };
}

async function storeFilm(media: MediaService, film: FilmEntry): Promise<FilmRecord> {
  return {
    mp4MediaId: await media.store(await read(film.mp4), 'video/mp4'),
    webmMediaId: await media.store(await read(film.webm), 'video/webm'),
    poster: await storePicture(media, film.poster),
    title: film.title,
    seconds: film.seconds,
  };
}

/** Stores what is drawn for a product; answers the fields that show it. */
export async function storeProductPictures(
  media: MediaService,
  book: PictureBook,
  { slug, group }: { readonly slug: string; readonly group: ProductGroup },
) {
  const entry = book.products[slug];
  const film = book.films[group];
  return {
    images: await Promise.all((entry?.pictures ?? []).map((picture) => storePicture(media, picture))),
    films: film ? [await storeFilm(media, film)] : [],
    ...(entry ? { shareMediaId: await media.store(await read(entry.share), 'image/jpeg') } : {}),
  };
}

/**
 * Gives products of a shop that was filled before there were sizes, films and sharing pictures what they lack. A picture
 * is exchanged only where it still is the drawing that the shop was filled with; its text stays. Changes nothing twice.
 */
export async function completePictures(connection: Connection, book: PictureBook): Promise<void> {
  const products = productModel(connection);
  const media = createMediaService(connection);
  const lacking = await products.find({ slug: { $in: Object.keys(book.products) }, films: { $exists: false } }).lean();
  for (const { _id, slug, group, images } of lacking) {
    const drawn = await storeProductPictures(media, book, { slug, group });
    const drawings = await Promise.all(
      (book.products[slug]?.pictures ?? []).map(async ({ file }) => toMediaId(await read(file))),
    );
    const completed = images.map((image) => {
      const picture = drawn.images[drawings.indexOf(image.mediaId)];
      return picture ? { ...picture, alt: image.alt } : image;
    });
    await products.updateOne({ _id, films: { $exists: false } }, { $set: { ...drawn, images: completed } });
  }
  await completeSizes(connection, book);
}

/** Gives the drawings of a shop that was filled before there were some widths those as well. */
async function completeSizes(connection: Connection, book: PictureBook): Promise<void> {
  const products = productModel(connection);
  const media = createMediaService(connection);
  for (const { _id, slug, group, images } of await products
    .find({ slug: { $in: Object.keys(book.products) } })
    .lean()) {
    const drawings = book.products[slug]?.pictures ?? [];
    const isLacking = ({ sizes = [] }: PictureRecord) =>
      sizes.length > 0 && sizes.length < (drawings[0]?.sizes.length ?? 0);
    if (!images.some(isLacking)) continue;
    const drawn = (await storeProductPictures(media, book, { slug, group })).images;
    const findSizes = (mediaId: string) => drawn.find((drawing) => drawing.mediaId === mediaId)?.sizes;
    const completed = images.map((image) => ({ ...image, sizes: findSizes(image.mediaId) ?? image.sizes }));
    // Only where nobody has changed the pictures meanwhile.
    await products.updateOne(
      { _id, 'images.mediaId': { $all: images.map(({ mediaId }) => mediaId) } },
      { $set: { images: completed } },
    );
  }
}
