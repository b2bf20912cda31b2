import { expect, test } from 'vitest';
import { rolesUrl, rolesView, staffUrl, staffView } from './staff.urls.ts';

test.each([
  [{}, '/admins'],
  [{ changing: 'a b' }, '/admins?change=a+b'],
  [{ code: true }, '/admins?code'],
  [{ invitation: 'new' }, '/admins?invite=new'],
  [{ revoking: 'abc' }, '/admins?revoke=abc'],
])('the staff view %j has the address %s, and is read back', (view, url) => {
  expect(staffUrl(view)).toBe(url);
  const query = new URL(url, 'https://shop.example').searchParams;
  expect(staffView(query)).toEqual({ changing: null, code: false, invitation: null, revoking: null, ...view });
});

test.each([
  [{}, '/roles'],
  [{ editing: 'new' }, '/roles?edit=new'],
  [{ deleting: 'abc' }, '/roles?delete=abc'],
])('the roles view %j has the address %s, and is read back', (view, url) => {
  expect(rolesUrl(view)).toBe(url);
  expect(rolesView(new URL(url, 'https://shop.example').searchParams)).toEqual({
    editing: null,
    deleting: null,
    ...view,
  });
});
