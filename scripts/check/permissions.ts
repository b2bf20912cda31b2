import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { permissionsDocument } from '../emit-permissions.ts';
import { ROOT } from '../setup/paths.ts';

if (readFileSync(join(ROOT, 'docs/permissions.md'), 'utf8') !== permissionsDocument()) {
  throw new Error('docs/permissions.md is not what the server asks for: run `npm run schema` and commit it.');
}
