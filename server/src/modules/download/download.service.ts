import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DOWNLOAD_FILES, DOWNLOADS, type DownloadFile, downloadUrl } from '@eunbit/schema/downloads';
import type { Language } from '@eunbit/schema/market';
import type { DownloadType } from './download.types.ts';

/** Public downloads. Throws if the folder lacks one of `DOWNLOAD_FILES`. */
export async function createDownloadService(folder: string) {
  const sizes = new Map<DownloadFile, number>();
  for (const file of DOWNLOAD_FILES) sizes.set(file, (await stat(join(folder, file))).size);

  function present(file: DownloadFile, language: Language): DownloadType {
    return { file, url: downloadUrl(file), title: DOWNLOADS[file].title[language], bytes: sizes.get(file) ?? 0 };
  }

  return {
    folder,

    all: (language: Language): DownloadType[] => DOWNLOAD_FILES.map((file) => present(file, language)),

    some: (files: readonly DownloadFile[], language: Language): DownloadType[] =>
      files.map((file) => present(file, language)),
  };
}

export type DownloadService = Awaited<ReturnType<typeof createDownloadService>>;
