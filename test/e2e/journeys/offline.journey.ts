import { describe } from 'vitest';
import { DEVICES, inEngine, journey, PHONE } from './journey.ts';

const US = { market: 'US', language: 'en' } as const;
const FOOTER = { role: 'contentinfo' } as const;
const MAIN = { role: 'main' } as const;
/** What the consoles of the three engines say about requests that do not get through. */
const PROVOKES =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (fetch|load)|dynamically imported module|WebSocket|NetworkError|Load failed|CORS|establish a connection/i;

describe(inEngine, () => {
  journey.for(DEVICES)(
    'a page on a $device that the connection was lost for comes once it is back',
    async (on, { arrive }) => {
      const shopper = await arrive({ ...US, on, provokes: PROVOKES });
      await shopper.open('/company');
      // The groups of the footer are folded on a phone.
      if (on === PHONE) {
        await shopper.press({ role: 'button', name: 'Open menu', within: { role: 'banner' } });
        // The menu is fetched when it is opened.
        await shopper.sees({ role: 'dialog' }, 'Pet');
      }
      await shopper.setOffline(true);
      await shopper.press({ role: 'link', name: 'Pet', within: on === PHONE ? { role: 'dialog' } : FOOTER });
      await shopper.sees({ role: 'alert', within: MAIN });
      await shopper.setOffline(false);

      await shopper.sees(MAIN, 'Pet Antibacterial Spray');
    },
  );
});
