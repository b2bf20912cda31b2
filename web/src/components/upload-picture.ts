import type { Language } from '@eunbit/schema/market';
import { message } from '@eunbit/schema/messages';
import { MAXIMUM_PICTURE_BYTES, PICTURE_TYPES } from '@eunbit/schema/review';
import { giveUpOnSilence } from '@eunbit/ui/upload-limit';
import { isRecord, toText } from '../browser/storage.ts';

/** A picture that the shop has stored, with its size in pixels. */
export interface StoredPicture {
  readonly id: string;
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

/** Upload path and headers for pictures of one kind. */
export interface PictureTarget {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export type UploadOutcome =
  | { readonly kind: 'stored'; readonly picture: StoredPicture }
  | { readonly kind: 'refused'; readonly message: string }
  /** No response arrived. */
  | { readonly kind: 'failed' };

/** Checks a file before the upload; null if it is valid. */
function toOperationError(file: File, language: Language): string | null {
  if (file.size > MAXIMUM_PICTURE_BYTES) return message('picture.tooLarge', language);
  return PICTURE_TYPES.includes(file.type) ? null : message('picture.unreadable', language);
}

/** Uploads a picture and reports the progress, which `fetch` cannot do. */
export function uploadPicture(
  { path, headers = {} }: PictureTarget,
  file: File,
  language: Language,
  onProgress: (share: number) => void,
): Promise<UploadOutcome> {
  const operationError = toOperationError(file, language);
  if (operationError) return Promise.resolve({ kind: 'refused', message: operationError });
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.setRequestHeader('content-type', file.type);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(readAnswer(request.responseText));
    request.onerror = () => resolve({ kind: 'failed' });
    request.onabort = () => resolve({ kind: 'failed' });
    request.send(file);
    giveUpOnSilence(request);
  });
}

/** Parses the server's response; a response of a proxy is not trusted. */
export function readAnswer(text: string): UploadOutcome {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    return { kind: 'failed' };
  }
  if (!isRecord(answer)) return { kind: 'failed' };
  const { picture, errors } = answer;
  if (isRecord(picture)) {
    const { id, url, width, height } = picture;
    return {
      kind: 'stored',
      picture: { id: toText(id), url: toText(url), width: Number(width), height: Number(height) },
    };
  }
  const [first]: unknown[] = Array.isArray(errors) ? errors : [];
  return isRecord(first) ? { kind: 'refused', message: toText(first.message) } : { kind: 'failed' };
}
