import { isReloadAllowed, readReload, writeReload } from './automatic-reload.ts';

/** What the application knows about an update, once its code is there. */
export interface UpdateHandlers {
  /** Address of the page that is being opened, with its path; undefined while none is. */
  readonly getDestination: () => string | undefined;
  /** Called where the page has to be loaded again, and something that was typed on it would be lost. */
  readonly offerReload: (reload: () => void) => void;
}

const FIELDS = 'input, textarea, [contenteditable]';

/** Fields that somebody typed into. Of a controlled field, its value does not tell. */
const typedInto = new WeakSet<EventTarget>();
let handlers: UpdateHandlers = { getDestination: () => undefined, offerReload: (reload) => reload() };
/** When the visitor was last asked; milliseconds since 1970. */
let offeredAt = Number.NEGATIVE_INFINITY;
let recovery: Promise<boolean> | null = null;
/** How long the server may take to answer, in milliseconds: nobody who pressed something is left longer without a word. */
const ASKED_FOR_MS = 5_000;

const isFilled = (field: Element) => ('value' in field ? field.value !== '' : field.textContent !== '');

function hasTyped(): boolean {
  return [...document.querySelectorAll(FIELDS)].some((field) => typedInto.has(field) && isFilled(field));
}

/**
 * Whether the server has let the file go that could not be loaded: not while the connection is lost, nor where a program of
 * the visitor blocks it. Asked of the shop itself, which has all files, wherever pages load theirs from. Not every browser
 * names the file; this one is of the same release.
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
 * Loads the page again where code of it is gone, because the shop was updated long ago. At most once a minute: if it is
 * missing in the new page as well, whatever needs it says that it failed. What somebody has typed is not thrown away: they
 * are asked. Answers whether either was done, which says enough of the failure.
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

/** What fails without a press, such as code that is loaded ahead, does not ask again whoever goes on typing. */
function recoverUnasked(error: unknown): void {
  if (isReloadAllowed(offeredAt, Date.now())) void recoverFrom(error);
}

/** Begins to watch for code that cannot be loaded; called by the first script of a page. */
export function watchMissingChunks(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>('input, textarea')) {
    // Typed before this script ran, or filled in again by the browser.
    if (field.value !== field.defaultValue) typedInto.add(field);
  }
  addEventListener('input', ({ target }) => target && typedInto.add(target), { capture: true, passive: true });
  addEventListener('vite:preloadError', ({ payload }) => recoverUnasked(payload));
}

export function handleUpdates(next: UpdateHandlers): void {
  handlers = next;
}
