import type { Plugin } from 'vite';

const REACT_DOM = /react-dom\/cjs\/react-dom-client\.production\.js$/;
/** Such as `SuspenseException = Error(formatProdErrorMessage(460))`. */
const SENTINEL = /(\b\w+Exception = )Error\((formatProdErrorMessage\(\d+\))\)/g;
const HOW_MANY = 5;

/**
 * React creates some errors only as sentinels, while its module is evaluated. With developer tools or a profiler
 * attached, a browser computes the stack of each error, for which it parses all of React again before hydration. The
 * sentinels keep type and message but have no stack.
 */
export function plainSentinels(): Plugin {
  return {
    name: 'plain-sentinels',
    enforce: 'pre',
    transform(code, id) {
      if (!REACT_DOM.test(id)) return null;
      const found = code.match(SENTINEL)?.length ?? 0;
      if (found !== HOW_MANY) throw new Error(`React has ${found} such values now, not ${HOW_MANY}`);
      const plain = code.replace(SENTINEL, '$1Object.create(Error.prototype, { message: { value: $2 } })');
      return { code: plain, map: null };
    },
  };
}
