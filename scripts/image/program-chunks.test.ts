import { describe, expect, it } from 'vitest';
import { findProgramChunks, type Manifest } from './program-chunks.ts';

const build = (doctor: Manifest[string]): Manifest => ({
  'doctor/main.ts': doctor,
  '_packages.js': { file: 'packages.js' },
  '_email.js': { file: 'email.js', imports: ['_packages.js'] },
  'start/sandboxes.ts': { file: 'sandboxes.js' },
  'start/main.ts': { file: 'start.js', imports: ['_packages.js'] },
});

describe('the files of the programs in the image', () => {
  it('are what the programs load, at once or later, and nothing for development', () => {
    const manifest = build({
      file: 'doctor.js',
      imports: ['_packages.js'],
      dynamicImports: ['_email.js', 'start/sandboxes.ts'],
    });
    expect(findProgramChunks(manifest, ['doctor/main.ts'])).toEqual(['doctor.js', 'email.js', 'packages.js']);
  });

  it('are refused for a program that needs development files to start', () => {
    const manifest = build({ file: 'doctor.js', imports: ['start/sandboxes.ts'] });
    expect(() => findProgramChunks(manifest, ['doctor/main.ts'])).toThrow('start/sandboxes.ts by import()');
  });

  it('are refused for a program that was not built', () => {
    expect(() => findProgramChunks(build({ file: 'doctor.js' }), ['seed/main.ts'])).toThrow('no seed/main.ts');
  });
});
