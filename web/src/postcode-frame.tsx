import { useEffect } from 'react';
import { KakaoPostcodeEmbed } from 'react-daum-postcode';
import { createRoot } from 'react-dom/client';

const root = document.querySelector('main');
if (!root) throw new Error('the document of the postcode search has no place for it');

/** The shop's origin from the document; absent if the document is a page of the shop itself. */
const shopOrigin = root.dataset.shopOrigin ?? location.origin;

/** Posts the result unchanged: the form around the frame validates it. Only a page of the shop may embed this one. */
function postToForm(message: { readonly kind: string; readonly result?: unknown }): void {
  window.parent.postMessage(message, shopOrigin);
}

/** Rendered by the search if its script could not be loaded; the form around the frame shows the message. */
function SearchFailed() {
  useEffect(() => postToForm({ kind: 'postcode-failed' }), []);
  return null;
}

createRoot(root).render(
  <KakaoPostcodeEmbed
    shorthand={false}
    focusInput
    autoClose={false}
    style={{ height: '100%' }}
    errorMessage={<SearchFailed />}
    onComplete={(result) => postToForm({ kind: 'postcode-found', result })}
  />,
);
