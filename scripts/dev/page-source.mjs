// Loaded by the server process of `npm run dev` (PAGES_MODULE), which runs without a TypeScript loader: plain JavaScript.
import { ESModulesEvaluator, ModuleRunner } from 'vite/module-runner';

/** Runs the storefront's modules in this process; the development server transforms them (`module-channel.ts`). */
const runner = new ModuleRunner(
  {
    hmr: false,
    transport: {
      connect({ onMessage, onDisconnection }) {
        process.on('message', onMessage);
        process.once('disconnect', onDisconnection);
      },
      send: (payload) => void process.send(payload),
    },
  },
  new ESModulesEvaluator(),
);

/** Runs changed modules again. An error in one fails the page, and is printed for the developer. */
export async function loadRenderer() {
  try {
    const { createRenderer } = await runner.import('/src/entry-server.tsx');
    return createRenderer({ clientDirectory: null, assetBase: null });
  } catch (error) {
    console.error(error);
    throw error;
  }
}

export const postcodeScript = '/src/postcode-frame.tsx';

/** The development server serves files. */
export const builtFiles = null;
