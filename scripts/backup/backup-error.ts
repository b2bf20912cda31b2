/** Why a backup or restore is not possible; the message is printed unchanged. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
