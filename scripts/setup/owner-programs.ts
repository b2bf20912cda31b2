/**
 * What the owner of a shop runs beside its servers: `scripts/NAME/main.ts`, bundled, and a command of the image. A further
 * one is added here and to the sources of run-program.mjs.
 */
export const OWNER_PROGRAMS = [
  'backup',
  'create-admin',
  'doctor',
  'migrate',
  'reconcile',
  'reset-second-factor',
  'restore',
  'seed',
] as const;
