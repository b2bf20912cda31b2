import { ADMIN } from './scripts/check/borders/admin.mjs';
import { EMBEDDED_MONGODB } from './scripts/check/borders/embedded-mongodb.mjs';
import { SERVER } from './scripts/check/borders/server.mjs';
import { WEB } from './scripts/check/borders/web.mjs';
import { WORKSPACES } from './scripts/check/borders/workspaces.mjs';

/** Files that cannot be loaded without each other. What only lends a type is gone when they are loaded. */
const NO_CYCLES_OF_FILES = {
  name: 'no-cycles-of-files',
  comment: 'These files load each other. Move what both need into a third one, or pass it in as an argument.',
  severity: 'error',
  from: { path: '^[^/]+/src/', pathNot: '\\.test\\.tsx?$' },
  to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
};

/** Reads types as well as values: a module that knows another's types cannot be changed without it. */
export default {
  forbidden: [NO_CYCLES_OF_FILES, ...ADMIN, ...EMBEDDED_MONGODB, ...SERVER, ...WEB, ...WORKSPACES],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/gql/|/styled-system/|\\.json$|^node:' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types'] },
    cache: { folder: '.cache/borders', strategy: 'content' },
  },
};
