/** A browser is forgotten this long after the person last signed in on it. */
export const KNOWN_DEVICE_DAYS = 365;
