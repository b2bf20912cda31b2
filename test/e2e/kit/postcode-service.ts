import { inject } from 'vitest';
import type { Visit } from './story.ts';

const SCRIPT = 'https://t1.kakaocdn.net/mapjsapi/bundle/postcode/prod/postcode.v2.js';
const SEARCH = 'https://postcode.map.kakao.com/search';

/** The search result, in the format that the provider documents. */
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

/**
 * Fakes the Korean postcode search: a frame of the provider's with one button, which selects its only address. The frame sends
 * the address to the origin given in the address of the surrounding page, and to no other. It then confirms it: `data-received`
 * has the number of results received so far.
 */
export async function servePostcodeSearch({ page }: Visit): Promise<void> {
  const script = `window.kakao = { Postcode: class {
    constructor(options) { this.options = options; }
    embed(element) {
      const frame = document.createElement('iframe');
      const origin = location.protocol + '//' + location.host;
      frame.src = '${SEARCH}?origin=' + encodeURIComponent(origin);
      let received = 0;
      addEventListener('message', ({ source, data }) => {
        if (source !== frame.contentWindow) return;
        if (data === 'sent') {
          element.dataset.received = received;
          return;
        }
        received += 1;
        this.options.oncomplete(JSON.parse(data));
      });
      element.append(frame);
    }
  } };`;
  const search = `<!doctype html><meta charset="utf-8"><button>${RESULT.roadAddress}</button><script>
    const origin = new URLSearchParams(location.search).get('origin');
    const result = ${JSON.stringify(RESULT)};
    document.querySelector('button').onclick = () => {
      parent.postMessage(JSON.stringify(result), origin);
      parent.postMessage('sent', '*');
    };
  </script>`;
  await page.route(SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body: script }));
  await page.route(`${SEARCH}?*`, (route) => route.fulfill({ contentType: 'text/html', body: search }));
}

/** Makes the shop one that has no origin for its search: the frame is then one of its own pages, without an origin. */
export async function withoutPostcodeOrigin({ page }: Visit): Promise<void> {
  await page.route('**/graphql', (route) =>
    route.request().postDataJSON()?.operationName === 'PostcodeOrigin'
      ? route.fulfill({ json: { data: { postcodeOrigin: null } } })
      : route.fallback(),
  );
}

/**
 * A malicious search script: it tries to reach the page around its frame and the shop's browser storage, and shows in its frame
 * what it reached. Then it sends the page whatever `window.say` is called with.
 */
export async function serveHostileSearch({ page }: Visit): Promise<void> {
  const shop = JSON.stringify(inject('shopUrl'));
  const body = `(async () => {
    const question = '/graphql?query={visitor{market}}';
    const attempts = {
      document: () => parent.document.title,
      top: () => top.document.body.innerHTML,
      cookies: () => document.cookie,
      localStorage: () => localStorage.length,
      sessionStorage: () => sessionStorage.length,
      databases: async () => {
        indexedDB.open('probe');
        return (await indexedDB.databases()).filter(({ name }) => name !== 'probe').length;
      },
      api: () => fetch(question, { credentials: 'include' }),
      shopApi: () => fetch(${shop} + question, { credentials: 'include', mode: 'no-cors' }),
      socket: () => new Promise((done, fail) => {
        const socket = new WebSocket(${shop}.replace('http', 'ws') + '/graphql', 'graphql-transport-ws');
        socket.onopen = () => done(true);
        socket.onerror = fail;
      }),
      navigation: () => { top.location.href = 'about:blank'; return true; },
    };
    const reached = [];
    for (const [name, attempt] of Object.entries(attempts)) {
      try { if (await attempt()) reached.push(name); } catch { /* what should happen */ }
    }
    document.querySelector('main').textContent = 'reached: ' + (reached.join(' ') || 'nothing');
    window.say = (message) => parent.postMessage(message, '*');
  })();
  window.kakao = { Postcode: class { embed() {} } };`;
  await page.route(SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body }));
}

/** Makes the search unreachable. */
export async function blockPostcodeSearch({ page }: Visit): Promise<void> {
  await page.route(SCRIPT, (route) => route.abort());
}

export const FOUND_ADDRESS = RESULT.roadAddress;
