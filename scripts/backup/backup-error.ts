/** Why a backup or restore cannot be made, for the person who runs it; printed as it is. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
