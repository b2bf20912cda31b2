/** The products that have pictures. */
export const SLUGS = [
  'all-purpose-wipe',
  'all-purpose-spray',
  'pet-spray',
  'pet-tissue',
  'shoe-tissue',
  'heavy-duty-wipe',
] as const;
export type Slug = (typeof SLUGS)[number];
