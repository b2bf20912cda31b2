import type { Visit } from './story.ts';

const SCRIPT = 'https://t1.kakaocdn.net/mapjsapi/bundle/postcode/prod/postcode.v2.js';

/** What the search finds, in the shape that its makers document. */
export const RESULT = {
  zonecode: '04766',
  userSelectedType: 'R',
  roadAddress: '서울특별시 성동구 은빛로 12',
  jibunAddress: '서울특별시 성동구 성수동1가 12-3',
  autoRoadAddress: '',
  sido: '서울특별시',
  sigungu: '성동구',
  bname: '성수동1가',
  buildingName: '은빛아파트',
  apartment: 'Y',
};

/** Stands in for the Korean postcode search of the internet: one button, which is the one address it finds. */
export async function servePostcodeSearch({ page }: Visit): Promise<void> {
  const body = `window.kakao = { Postcode: class {
    constructor(options) { this.options = options; }
    embed(element) {
      const button = document.createElement('button');
      button.textContent = ${JSON.stringify(RESULT.roadAddress)};
      button.onclick = () => this.options.oncomplete(${JSON.stringify(RESULT)});
      element.append(button);
    }
  } };`;
  await page.route(SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body }));
}

/**
 * The search's script in somebody else's hands: it tries to reach the page around its frame and what the browser keeps for
 * the shop, and shows in its frame what it got at. Then it sends the page whatever `window.say` is called with.
 */
export async function serveHostileSearch({ page }: Visit): Promise<void> {
  const body = `(async () => {
    const attempts = {
      document: () => parent.document.title,
      top: () => top.document.body.innerHTML,
      cookies: () => document.cookie,
      localStorage: () => localStorage.length,
      sessionStorage: () => sessionStorage.length,
      databases: () => indexedDB.open('shop'),
      api: async () => (await fetch('/graphql?query={visitor{market}}', { credentials: 'include' })).text(),
      navigation: () => { top.location.href = 'about:blank'; },
    };
    const reached = [];
    for (const [name, attempt] of Object.entries(attempts)) {
      try { await attempt(); reached.push(name); } catch { /* what should happen */ }
    }
    document.querySelector('main').textContent = 'reached: ' + (reached.join(' ') || 'nothing');
    window.say = (message) => parent.postMessage(message, '*');
  })();
  window.kakao = { Postcode: class { embed() {} } };`;
  await page.route(SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body }));
}

/** The search cannot be reached, as without a connection to its makers. */
export async function blockPostcodeSearch({ page }: Visit): Promise<void> {
  await page.route(SCRIPT, (route) => route.abort());
}

export const FOUND_ADDRESS = RESULT.roadAddress;
