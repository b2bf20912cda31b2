import { extractText, getDocumentProxy } from 'unpdf';

/** A page of a PDF file as a viewer shows it. */
interface PdfPage {
  /** Width and height in points, such as `595x842`. */
  readonly size: string;
  readonly text: string;
}

export async function readPdf(file: Uint8Array): Promise<PdfPage[]> {
  const document = await getDocumentProxy(file);
  const { text } = await extractText(document);
  return Promise.all(
    text.map(async (words, index) => {
      const { width, height } = (await document.getPage(index + 1)).getViewport({ scale: 1 });
      return { size: `${width}x${height}`, text: words };
    }),
  );
}
