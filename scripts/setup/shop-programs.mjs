// Read before anything is installed: plain JavaScript.

/** What the owner of a shop runs beside its servers: `scripts/NAME/main.ts`, bundled, and a command of the image. */
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

/** What builds and runs a shop: no tools of development are installed for these. */
export const SHOP_PROGRAMS = ['start', ...OWNER_PROGRAMS, 'build', 'image'];

/** The folders of `scripts/` that the bundled ones are made of. */
export const PROGRAM_FOLDERS = [...BUNDLED_PROGRAMS, 'codegen', 'sandbox', 'setup'].map((part) => `scripts/${part}`);
