import { build, type Plugin } from 'vite';

/** The unminified output of a build of the module `entry` with `plugin`. */
export async function readBuiltCode(entry: string, plugin: Plugin): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [plugin],
    build: { write: false, minify: false, lib: { entry, formats: ['es'], fileName: 'built' } },
  });
  const [first] = Array.isArray(output) ? output : [output];
  return first && 'output' in first ? first.output[0].code : '';
}
