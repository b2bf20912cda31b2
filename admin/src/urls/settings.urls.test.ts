import { expect, it } from 'vitest';
import { settingsTrail, settingsUrl } from './settings.urls.ts';

it('the address of the settings includes the page of their history', () => {
  const url = settingsUrl(['a', 'b/c']);
  expect(settingsUrl()).toBe('/settings');
  expect(settingsTrail(new URL(url, 'https://shop.example').searchParams)).toEqual(['a', 'b/c']);
});
