import { isReloadAllowed, readReload, writeReload } from './automatic-reload.ts';

/** Callbacks of the application for an update; set once its code is loaded. */
export interface UpdateHandlers {
  /** Address of the page that is being opened, with its path; undefined if there is no navigation. */
  readonly getDestination: () => string | undefined;
  /** Called if the page has to be reloaded, but typed input would be lost. */
  readonly offerReload: (reload: () => void) => void;
}

const FIELDS = 'input, textarea, [contenteditable]';

/** Fields that a person typed into. The value of a controlled field does not reveal it. */
const typedInto = new WeakSet<EventTarget>();
let handlers: UpdateHandlers = { getDestination: () => undefined, offerReload: (reload) => reload() };
/** When the visitor was last asked, in milliseconds since 1970. */
let offeredAt = Number.NEGATIVE_INFINITY;
let recovery: Promise<boolean> | null = null;
/** Timeout of the request for the file, in milliseconds: a visitor must not wait longer without feedback. */
const ASKED_FOR_MS = 5_000;

const isFilled = (field: Element) => ('value' in field ? field.value !== '' : field.textContent !== '');

function hasTyped(): boolean {
  return [...document.querySelectorAll(FIELDS)].some((field) => typedInto.has(field) && isFilled(field));
}

/**
 * Whether the server no longer has the file that could not be loaded; false if the connection is lost, or if software of the
 * visitor blocks the file. The request goes to the shop itself, which has all files, even if pages load theirs from another
 * origin. Not every browser names the file in the error; the fallback is a file of the same release.
 */
async function isGone(error: unknown): Promise<boolean> {
  const [file = import.meta.url] = /https?:\/\/\S+/.exec(String(error)) ?? [];
  try {
    const signal = AbortSignal.timeout(ASKED_FOR_MS);
    const { status } = await fetch(new URL(file).pathname, { method: 'HEAD', cache: 'no-store', signal });
    return status === 404;
  } catch {
    return false;
  }
}

function reload(): void {
  const destination = handlers.getDestination();
  if (destination) location.assign(destination);
  else location.reload();
}

/**
 * Reloads the page if a part of its code no longer exists, because the shop was updated. At most once a minute: if the code is
 * missing in the new page as well, the caller shows its own error. Typed input is not discarded: the visitor is asked first.
 * Returns whether either was done; then no further error message is needed.
 */
export function recoverFrom(error: unknown): Promise<boolean> {
  recovery ??= recover(error).finally(() => {
    recovery = null;
  });
  return recovery;
}

async function recover(error: unknown): Promise<boolean> {
  const now = Date.now();
  if (!isReloadAllowed(readReload()?.at ?? Number.NEGATIVE_INFINITY, now) || !(await isGone(error))) return false;
  if (!hasTyped() && writeReload({ at: now, isAnnounced: false })) {
    reload();
  } else {
    offeredAt = now;
    handlers.offerReload(reload);
  }
  return true;
}

/** A failure without a user action, such as one of preloaded code, does not ask a visitor who went on typing again. */
function recoverUnasked(error: unknown): void {
  if (isReloadAllowed(offeredAt, Date.now())) void recoverFrom(error);
}

/** Starts to watch for code that cannot be loaded; called by the first script of a page. */
export function watchMissingChunks(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>('input, textarea')) {
    // These values were typed before this script ran, or restored by the browser.
    if (field.value !== field.defaultValue) typedInto.add(field);
  }
  addEventListener('input', ({ target }) => target && typedInto.add(target), { capture: true, passive: true });
  addEventListener('vite:preloadError', ({ payload }) => recoverUnasked(payload));
}

export function handleUpdates(next: UpdateHandlers): void {
  handlers = next;
}
