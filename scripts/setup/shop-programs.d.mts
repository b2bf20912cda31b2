export const OWNER_PROGRAMS: readonly string[];
export const BUNDLED_PROGRAMS: readonly string[];
export const SHOP_PROGRAMS: readonly string[];
export const PROGRAM_FOLDERS: readonly string[];
