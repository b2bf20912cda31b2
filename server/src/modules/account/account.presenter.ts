import { isStaff } from '@eunbit/schema/account';
import { heldPermissions } from '../../common/permissions.ts';
import type { Viewer } from '../../common/request-context.ts';
import { SignedIn, type ViewerType } from './account.types.ts';

export function presentViewer(viewer: Viewer): ViewerType {
  const { blocked, orderEmails, ...rest } = viewer;
  const permissions = heldPermissions(viewer);
  return { ...rest, permissions, isBlocked: blocked, hasOrderEmails: orderEmails, viewerIsStaff: isStaff(viewer.role) };
}

export function presentSignedIn(viewer: Viewer): SignedIn {
  return Object.assign(new SignedIn(), { viewer: presentViewer(viewer) });
}
