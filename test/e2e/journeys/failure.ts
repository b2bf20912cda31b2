import type { Tab } from '../engines/engine.ts';
import { describeEach } from '../kit/failure.ts';

const LOOK = "location.href + ' “' + (document.querySelector('h1')?.textContent ?? 'no heading') + '”'";

/** What each browser of a journey shows: its address, its heading, and the path of a picture. */
export function describeTabs(tabs: readonly Tab[], title: string): Promise<string> {
  return describeEach(tabs, title, async (tab, path) => {
    const page = await tab.evaluate(LOOK).catch(() => 'a page that does not answer');
    const picture = await tab.takePicture(path).then(
      () => path,
      () => 'no picture',
    );
    return `${page} ${picture}`;
  });
}
