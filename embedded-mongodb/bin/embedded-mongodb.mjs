#!/usr/bin/env node
import { loadProgram } from './load-program.mjs';

const { main } = await loadProgram();

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
