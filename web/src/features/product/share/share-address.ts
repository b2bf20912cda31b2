import type { Market } from '@eunbit/schema/market';

/** Target for sharing a page; `EMAIL` opens the email program, `KAKAOTALK` opens the share sheet or copies the address. */
export type ShareTarget = 'EMAIL' | 'FACEBOOK' | 'LINKEDIN' | 'PINTEREST' | 'X' | 'KAKAOTALK';

/** Share targets of each store, in the order of the dialog (CATALOGUE-15). */
export const SHARE_TARGETS: Readonly<Record<Market, readonly ShareTarget[]>> = {
  KR: ['EMAIL', 'FACEBOOK', 'LINKEDIN', 'PINTEREST', 'X', 'KAKAOTALK'],
  US: ['EMAIL', 'X', 'FACEBOOK'],
};

export interface SharedPage {
  readonly url: string;
  readonly title: string;
  /** Absolute address of the picture; null if there is none. */
  readonly image: string | null;
}

function buildAddress(base: string, parameters: Readonly<Record<string, string | null>>): string {
  const address = new URL(base);
  for (const [name, value] of Object.entries(parameters)) if (value !== null) address.searchParams.set(name, value);
  return address.href;
}

/** The address that shares a page; null for KakaoTalk, which has no such address. */
export function shareAddress(target: ShareTarget, { url, title, image }: SharedPage): string | null {
  switch (target) {
    case 'EMAIL':
      // Email programs treat `+` as a literal plus, so spaces are written as %20.
      return `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\n${url}`)}`;
    case 'FACEBOOK':
      return buildAddress('https://www.facebook.com/sharer/sharer.php', { u: url });
    case 'LINKEDIN':
      return buildAddress('https://www.linkedin.com/sharing/share-offsite/', { url });
    case 'PINTEREST':
      return buildAddress('https://www.pinterest.com/pin/create/button/', { url, media: image, description: title });
    case 'X':
      return buildAddress('https://x.com/intent/post', { url, text: title });
    case 'KAKAOTALK':
      return null;
  }
}
