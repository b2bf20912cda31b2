import type { Language } from '@eunbit/schema/market';
import { MAXIMUM_PICTURE_BYTES, PICTURE_TYPES } from '@eunbit/schema/review';
import { message } from '@eunbit/schema/staff-messages';
import { giveUpOnSilence } from '@eunbit/ui/upload-limit';

export type Upload = { readonly id: string; readonly url: string } | { readonly refused: string };

/** Uploads a picture and reports its progress, which `fetch` cannot. */
export function uploadPicture(
  path: string,
  file: File,
  language: Language,
  onProgress: (share: number) => void,
): Promise<Upload> {
  if (file.size > MAXIMUM_PICTURE_BYTES) return Promise.resolve({ refused: message('picture.tooLarge', language) });
  if (!PICTURE_TYPES.includes(file.type)) return Promise.resolve({ refused: message('picture.unreadable', language) });
  return new Promise((resolve) => {
    const failed = () => resolve({ refused: message('internal', language) });
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.setRequestHeader('content-type', file.type);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(readAnswer(request.responseText) ?? { refused: message('internal', language) });
    request.onerror = failed;
    request.onabort = failed;
    request.send(file);
    giveUpOnSilence(request);
  });
}

interface Answer {
  readonly picture?: { readonly id?: unknown; readonly url?: unknown };
  readonly errors?: readonly { readonly message?: unknown }[];
}

/** Parses the server's response; null if the response comes from a proxy. */
export function readAnswer(text: string): Upload | null {
  let answer: Answer;
  try {
    answer = JSON.parse(text) as Answer;
  } catch {
    return null;
  }
  const { id, url } = answer?.picture ?? {};
  if (typeof id === 'string' && typeof url === 'string') return { id, url };
  const refused = answer?.errors?.[0]?.message;
  return typeof refused === 'string' ? { refused } : null;
}
