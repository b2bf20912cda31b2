import { type MessageKey, message } from '@eunbit/schema/messages';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSettings } from '../app/settings.tsx';
import { type PictureTarget, type StoredPicture, uploadPicture } from './upload-picture.ts';

/** A picture that is being uploaded. */
export interface Sending {
  readonly key: string;
  readonly name: string;
  /** Progress from 0 to 1. */
  readonly share: number;
}

let lastKey = 0;

interface PicturesOptions {
  readonly initial: readonly StoredPicture[];
  readonly maximum: number;
  /** Message if there are too many pictures. */
  readonly tooMany: MessageKey;
  readonly target: PictureTarget;
}

/** The pictures of a form: stored ones, and uploads. */
export function usePictures({ initial, maximum, tooMany, target }: PicturesOptions) {
  const intl = useIntl();
  const { language } = useSettings();
  const [pictures, setPictures] = useState(initial);
  const [sending, setSending] = useState<readonly Sending[]>([]);
  const [problem, setProblem] = useState<string | null>(null);

  async function send(file: File): Promise<void> {
    lastKey += 1;
    const key = String(lastKey);
    setSending((others) => [...others, { key, name: file.name, share: 0 }]);
    const outcome = await uploadPicture(target, file, language, (share) =>
      setSending((all) => all.map((one) => (one.key === key ? { ...one, share } : one))),
    );
    setSending((all) => all.filter((one) => one.key !== key));
    if (outcome.kind === 'stored') setPictures((stored) => [...stored, outcome.picture]);
    else setProblem(outcome.kind === 'refused' ? outcome.message : intl.formatMessage({ id: 'pictures.failed' }));
  }

  return {
    pictures,
    sending,
    problem,
    maximum,
    /** Uploads as many as still fit. */
    add(files: readonly File[]): void {
      const room = maximum - pictures.length - sending.length;
      setProblem(files.length > room ? message(tooMany, language) : null);
      for (const file of files.slice(0, Math.max(0, room))) void send(file);
    },
    remove(id: string): void {
      setProblem(null);
      setPictures((stored) => stored.filter((picture) => picture.id !== id));
    },
    clear: () => setPictures([]),
  };
}
