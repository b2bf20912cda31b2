import type { BrowserErrorApp, BrowserErrorKind, BrowserErrorState, WindowWidth } from '@eunbit/schema/browser-error';
import type { MessageId } from '../gql/message-id.ts';

export const BROWSER_ERROR_STATE_TEXT: Readonly<Record<BrowserErrorState, MessageId>> = {
  OPEN: 'browserErrors.state.open',
  RESOLVED: 'browserErrors.state.resolved',
  IGNORED: 'browserErrors.state.ignored',
};

export const BROWSER_ERROR_APP_TEXT: Readonly<Record<BrowserErrorApp, MessageId>> = {
  WEB: 'browserErrors.app.web',
  ADMIN: 'browserErrors.app.admin',
};

export const BROWSER_ERROR_KIND_TEXT: Readonly<Record<BrowserErrorKind, MessageId>> = {
  SCRIPT: 'browserErrors.kind.script',
  REJECTION: 'browserErrors.kind.rejection',
  RENDER: 'browserErrors.kind.render',
  HYDRATION: 'browserErrors.kind.hydration',
  CHUNK: 'browserErrors.kind.chunk',
  OPERATION: 'browserErrors.kind.operation',
  OVERFLOW: 'browserErrors.kind.overflow',
};

export const WINDOW_WIDTH_TEXT: Readonly<Record<WindowWidth, MessageId>> = {
  NARROW: 'browserErrors.width.narrow',
  MEDIUM: 'browserErrors.width.medium',
  WIDE: 'browserErrors.width.wide',
};
