import type { Plugin } from 'vite';

const REACT_DOM = /react-dom\/cjs\/react-dom-client\.production\.js$/;
/** Such as `SuspenseException = Error(formatProdErrorMessage(460))`. */
const SENTINEL = /(\b\w+Exception = )Error\((formatProdErrorMessage\(\d+\))\)/g;
const HOW_MANY = 5;

/**
 * React throws a few values only to recognise them again, and makes them as errors while its file is run. A browser that
 * somebody looks into, with its tools or to measure a page, looks up the place of each error made, and for these it reads
 * all of React once more before the page comes to life. They keep their kind and their text, but know no place.
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
