import { buildChanged } from '../setup/build.ts';

/** `npm run build`: everything that `npm start` builds, without starting anything. */
try {
  await buildChanged((line) => console.log(line));
  console.log('Everything is built.');
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
