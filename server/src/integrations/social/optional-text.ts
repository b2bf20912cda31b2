import { parseEmail } from '@eunbit/schema/email-address';
import { stripInvisible } from '@eunbit/schema/typed-line';
import { z } from 'zod';

/** Optional data of a person: absent, null and empty are equivalent. */
export const optionalText = z
  .string()
  .nullish()
  .transform((text) => stripInvisible(text ?? '').trim() || null);

/** The same for an email address; an invalid one counts as missing, and the person is asked for another. */
export const optionalEmail = optionalText.transform((text) => (text === null ? null : parseEmail(text)));
