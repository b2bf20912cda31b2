// Imported before anything is installed: plain JavaScript.

/** Programs for the owner of a shop: `scripts/NAME/main.ts`, bundled, and a command of the image. */
export const OWNER_PROGRAMS = [
  'backup',
  'create-admin',
  'doctor',
  'migrate',
  'reconcile',
  'reset-second-factor',
  'restore',
  'seed',
];

/** The programs that `npm start` bundles. */
export const BUNDLED_PROGRAMS = ['start', 'dev', ...OWNER_PROGRAMS];

/** Programs that build and run a shop: they need no development dependencies. */
export const SHOP_PROGRAMS = ['start', ...OWNER_PROGRAMS, 'build', 'image'];

/** The folders of `scripts/` that the bundles are built from. */
export const PROGRAM_FOLDERS = [...BUNDLED_PROGRAMS, 'codegen', 'sandbox', 'setup'].map((part) => `scripts/${part}`);
