// `npm run dev`: like `npm start`, and builds and restarts when a source file changes.
process.argv.push('--watch');
await import('./start.mjs');
