import { z } from 'zod';

/** What a person need not tell: missing, null or empty are all nothing. */
export const optionalText = z
  .string()
  .nullish()
  .transform((text) => text?.trim() || null);
