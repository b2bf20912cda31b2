import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Market } from '@eunbit/schema/market';
import { once } from '../../../common/once.ts';
import { breakLine, splitByFont } from './text-layout.ts';

/** Page sizes in points: A4 in Korea, 8.5 by 11 inches in the US, and labels of 4 by 6 inches. */
const PAGE = { KR: [595, 842], US: [612, 792] } as const satisfies Record<Market, readonly [number, number]>;
const LABEL = [288, 432] as const;
const MARGIN = 48;
const LEADING = 1.5;
/** Maximum pages of one label: usually one, sometimes a second with instructions. */
const MAXIMUM_LABEL_PAGES = 4;

const FONT = '@expo-google-fonts/nanum-gothic/400Regular/NanumGothic_400Regular.ttf';

/** Loaded on demand: two libraries and a font of 2 MB. */
const loadTools = once(async () => {
  const [pdf, fontkit, font] = await Promise.all([
    import('@cantoo/pdf-lib'),
    import('@cantoo/fontkit'),
    readFile(createRequire(import.meta.url).resolve(FONT)),
  ]);
  return { ...pdf, fontkit: fontkit.default, font };
});

interface Style {
  readonly size?: number;
  /** Text at the right edge of the same line. */
  readonly right?: string;
}

const isPdf = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-');

/** A PDF document that is written from top to bottom. */
export async function openPaper(market: Market) {
  const { PDFDocument, StandardFonts, fontkit, font } = await loadTools();
  const [width, height] = PAGE[market];
  const document = await PDFDocument.create();
  document.registerFontkit(fontkit);
  // Nanum Gothic lacks accented letters, which occur in names of US customers.
  const fonts = await Promise.all([
    document.embedFont(font, { subset: true }),
    document.embedFont(StandardFonts.Helvetica),
  ]);
  const sets = fonts.map((one) => new Set(one.getCharacterSet()));
  let page = document.addPage([width, height]);
  let y = height - MARGIN;

  const runs = (text: string) => splitByFont(text, sets);
  const measure = (text: string, size: number): number =>
    runs(text).reduce((sum, run) => sum + (fonts[run.font]?.widthOfTextAtSize(run.text, size) ?? 0), 0);

  function draw(text: string, x: number, size: number): void {
    let at = x;
    for (const run of runs(text)) {
      const used = fonts[run.font];
      if (!used) continue;
      page.drawText(run.text, { x: at, y, size, font: used });
      at += used.widthOfTextAtSize(run.text, size);
    }
  }

  function turnPage(): void {
    page = document.addPage([width, height]);
    y = height - MARGIN;
  }

  return {
    turnPage,

    gap(points: number): void {
      y -= points;
    },

    write(text: string, { size = 11, right = '' }: Style = {}): void {
      const rightWidth = right ? measure(right, size) + size : 0;
      const room = width - 2 * MARGIN - rightWidth;
      for (const [index, line] of breakLine(text, room, (part) => measure(part, size)).entries()) {
        if (y - size * LEADING < MARGIN) turnPage();
        y -= size * LEADING;
        draw(line, MARGIN, size);
        if (right && index === 0) draw(right, width - MARGIN - measure(right, size), size);
      }
    },

    /** Adds the pages of a label, a PDF or a PNG. Throws if it is neither. */
    async addLabel(bytes: Uint8Array): Promise<void> {
      if (isPdf(bytes)) {
        const label = await PDFDocument.load(bytes);
        const pages = label.getPageIndices().slice(0, MAXIMUM_LABEL_PAGES);
        for (const copied of await document.copyPages(label, pages)) document.addPage(copied);
        return;
      }
      const image = await document.embedPng(bytes);
      const scaled = image.scaleToFit(...LABEL);
      document.addPage([...LABEL]).drawImage(image, { x: 0, y: LABEL[1] - scaled.height, ...scaled });
    },

    async toBytes(): Promise<Buffer> {
      return Buffer.from(await document.save());
    },
  };
}

export type Paper = Awaited<ReturnType<typeof openPaper>>;
