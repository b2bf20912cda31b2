import type { ReactNode } from 'react';

export interface Toast {
  readonly id: number;
  /** Busy toasts and errors stay until they are closed, others disappear by themselves. */
  readonly tone: 'neutral' | 'busy' | 'error';
  readonly content: ReactNode;
  /** A toast replaces the previous one with the same topic. */
  readonly topic?: 'missing code' | 'wait';
  readonly action?: { readonly label: ReactNode; readonly run: () => void };
}

const VISIBLE_MS = 6_000;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a toast, and returns its id. Browser only. */
export function showToast(toast: Omit<Toast, 'id'>): number {
  lastId += 1;
  const id = lastId;
  const others = toasts.filter(({ topic }) => !topic || topic !== toast.topic);
  change([...others, { ...toast, id }].slice(-3));
  if (toast.tone === 'neutral') setTimeout(() => closeToast(id), VISIBLE_MS);
  return id;
}

export function closeToast(id: number): void {
  change(toasts.filter((toast) => toast.id !== id));
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function getToasts(): readonly Toast[] {
  return toasts;
}

const NONE: readonly Toast[] = [];

export function noToasts(): readonly Toast[] {
  return NONE;
}
