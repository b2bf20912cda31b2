import { parseEmail } from '@eunbit/schema/email-address';
import { stripInvisible } from '@eunbit/schema/typed-line';
import { z } from 'zod';

/** What a person need not tell: missing, null or empty are all nothing. */
export const optionalText = z
  .string()
  .nullish()
  .transform((text) => stripInvisible(text ?? '').trim() || null);

/** The same for an address; one that can receive no email is as good as none: the person is asked for another. */
export const optionalEmail = optionalText.transform((text) => (text === null ? null : parseEmail(text)));
