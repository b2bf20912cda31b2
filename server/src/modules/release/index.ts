export type { Build, ReleasedFile, ReleaseService } from './release.service.ts';
