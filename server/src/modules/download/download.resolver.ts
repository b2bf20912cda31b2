import { Ctx, Query, Resolver } from 'type-graphql';
import { Allow } from '../../common/allow.ts';
import type { DownloadContext } from './download.module.ts';
import { DownloadType } from './download.types.ts';

@Resolver()
export class DownloadResolver {
  @Allow('public')
  @Query(() => [DownloadType], { description: 'Test reports and the listing certificate.' })
  downloads(@Ctx() { services, language }: DownloadContext): DownloadType[] {
    return services.downloads.all(language);
  }
}
