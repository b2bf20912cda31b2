import { SERVER } from './scripts/check/borders/server.mjs';
import { WORKSPACES } from './scripts/check/borders/workspaces.mjs';

/** Reads types as well as values: a module that knows another's types cannot be changed without it. */
export default {
  forbidden: [...SERVER, ...WORKSPACES],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/gql/|\\.json$|^node:' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types'] },
    cache: { folder: '.cache/borders', strategy: 'content' },
  },
};
