/** Loads the picture library, which a process that is given no pictures does without: it takes 28 MB. */
export const loadSharp = async () => (await import('sharp')).default;
