import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Market } from '@eunbit/schema/market';
import type { FilmRecord, PictureRecord } from '@eunbit/server/modules/catalogue/picture.record';
import type { MediaService } from '@eunbit/server/modules/media/media.service';
import { ROOT } from '../setup/paths.ts';

const FOLDER = join(ROOT, 'scripts/pictures');
/** The width for code that supports only one size. */
const USUAL_WIDTH = 600;

interface Text {
  readonly ko: string;
  readonly en: string;
}

interface PictureEntry {
  readonly view: string;
  readonly market: Market | null;
  readonly placeholder: string;
  readonly sizes: readonly { readonly width: number; readonly webp: string; readonly avif: string }[];
  readonly zoom: { readonly width: number; readonly webp: string };
  readonly alt: Text;
}

interface FilmEntry {
  readonly market: Market;
  readonly mp4: string;
  readonly webm: string;
  readonly seconds: number;
  readonly title: Text;
  readonly poster: {
    readonly sizes: readonly { readonly width: number; readonly height: number; readonly file: string }[];
    readonly alt: Text;
  };
}

interface ProductEntry {
  readonly pictures: readonly PictureEntry[];
  readonly share: Readonly<Record<Market, string>>;
}

/** The rendered pictures and their films, read from the folder of the renderer. */
export interface PictureBook {
  readonly products: Readonly<Record<string, ProductEntry | undefined>>;
  readonly films: Readonly<Record<string, readonly FilmEntry[] | undefined>>;
}

export async function readPictureBook(): Promise<PictureBook> {
  const [products, films] = await Promise.all(
    ['pictures.json', 'films.json'].map(async (file) => JSON.parse(await readFile(join(FOLDER, file), 'utf8'))),
  );
  return { products, films };
}

/** Reads a file that the book lists. */
export const readPictureFile = (file: string) => readFile(join(FOLDER, file));

/** The size for code that supports only one. */
function usualOf<Size extends { readonly width: number }>(sizes: readonly Size[], alt: Text): Size {
  const usual = sizes.find(({ width }) => width >= USUAL_WIDTH) ?? sizes.at(-1);
  if (!usual) throw new Error(`a picture without sizes: ${alt.en}`);
  return usual;
}

async function storePicture(media: MediaService, { market, placeholder, sizes, zoom, alt }: PictureEntry) {
  const [webp, avif] = await Promise.all(
    (['webp', 'avif'] as const).map((format) =>
      Promise.all(
        sizes.map(async (size) => ({
          mediaId: await media.store(await readPictureFile(size[format]), `image/${format}`),
          width: size.width,
        })),
      ),
    ),
  );
  const enlarged = { mediaId: await media.store(await readPictureFile(zoom.webp), 'image/webp'), width: zoom.width };
  const { mediaId, width } = usualOf(webp ?? [], alt);
  const picture: PictureRecord = {
    mediaId,
    width,
    height: width,
    alt,
    sizes: [...(webp ?? []), enlarged],
    avif: avif ?? [],
    placeholder,
  };
  return market ? { ...picture, market } : picture;
}

async function storePoster(media: MediaService, { sizes, alt }: FilmEntry['poster']): Promise<PictureRecord> {
  const stored = await Promise.all(
    sizes.map(async ({ file, ...size }) => ({
      mediaId: await media.store(await readPictureFile(file), 'image/webp'),
      ...size,
    })),
  );
  return { ...usualOf(stored, alt), alt, sizes: stored.map(({ mediaId, width }) => ({ mediaId, width })) };
}

async function storeFilm(media: MediaService, film: FilmEntry): Promise<FilmRecord> {
  return {
    mp4MediaId: await media.store(await readPictureFile(film.mp4), 'video/mp4'),
    webmMediaId: await media.store(await readPictureFile(film.webm), 'video/webm'),
    poster: await storePoster(media, film.poster),
    title: film.title,
    seconds: film.seconds,
    market: film.market,
  };
}

/** Stores the pictures and the films of a product; returns the fields that refer to them. */
export async function storeProductPictures(media: MediaService, book: PictureBook, slug: string) {
  const entry = book.products[slug];
  const share = async (market: Market, files: ProductEntry['share']) =>
    media.store(await readPictureFile(files[market]), 'image/jpeg');
  return {
    images: await Promise.all((entry?.pictures ?? []).map((picture) => storePicture(media, picture))),
    films: await Promise.all((book.films[slug] ?? []).map((film) => storeFilm(media, film))),
    ...(entry ? { shareMediaIds: { KR: await share('KR', entry.share), US: await share('US', entry.share) } } : {}),
  };
}
