import { DeviceCategory } from '@eunbit/schema/visit';

const TABLET = /iPad|Tablet|PlayBook|Silk\/(?!.*Mobile)|Android(?!.*Mobile)/i;
const MOBILE = /Mobi|iPhone|iPod|Windows Phone|Opera Mini/i;

/** Device category by User-Agent; DESKTOP if unknown. */
export function deviceCategory(userAgent: string): DeviceCategory {
  if (TABLET.test(userAgent)) return DeviceCategory.TABLET;
  return MOBILE.test(userAgent) ? DeviceCategory.MOBILE : DeviceCategory.DESKTOP;
}
