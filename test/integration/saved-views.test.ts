import { MAXIMUM_SAVED_VIEWS } from '@eunbit/schema/saved-view';
import { savedViewsModel } from '@eunbit/server/modules/staff/saved-view.model';
import { describe, expect, it } from 'vitest';
import { graphql } from '../gql/gql.ts';
import { DeleteAccount } from '../kit/account-operations.ts';
import { addMember, createMemberClient } from '../kit/members.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { expectResult } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const SavedViews = graphql(`
  query SavedViews {
    savedViews { id list name query isDefault }
  }
`);
const CreateSavedView = graphql(`
  mutation CreateSavedView($input: CreateSavedViewInput!) {
    createSavedView(input: $input) {
      __typename
      ... on SavedViewsUpdated { viewId views { name } }
      ... on ValidationError { fieldErrors { path message } }
      ... on UserError { message }
      ... on SavedViewError { code }
    }
  }
`);
const UpdateSavedView = graphql(`
  mutation UpdateSavedView($input: UpdateSavedViewInput!) {
    updateSavedView(input: $input) {
      __typename
      ... on SavedViewsUpdated { views { name } }
      ... on ValidationError { fieldErrors { path message } }
      ... on SavedViewError { code }
    }
  }
`);
const DeleteSavedView = graphql(`
  mutation DeleteSavedView($input: DeleteSavedViewInput!) {
    deleteSavedView(input: $input) {
      __typename
      ... on SavedViewsUpdated { views { name } }
      ... on SavedViewError { code }
    }
  }
`);
const UpdateDefaultSavedView = graphql(`
  mutation UpdateDefaultSavedView($input: UpdateDefaultSavedViewInput!) {
    updateDefaultSavedView(input: $input) {
      __typename
      ... on SavedViewsUpdated { views { name isDefault } }
      ... on SavedViewError { code }
    }
  }
`);

const shop = useTestShop({ servers: 2, products: [] });

const staff = async () => addMember(shop, { role: 'MANAGER' });
const DELAYED = { list: 'ORDERS_KR', name: '지연된 주문', query: 'status=ORDER_DELAYED' } as const;

async function save(client: ShopClient, input: Partial<typeof DELAYED> | object = {}): Promise<string> {
  const { createSavedView } = await client.run(CreateSavedView, { input: { ...DELAYED, ...input } });
  return expectResult(createSavedView, 'SavedViewsUpdated').viewId;
}

const readNames = async (client: ShopClient) => (await client.run(SavedViews)).savedViews.map(({ name }) => name);

describe('saved views (STAFF-14)', () => {
  it('are available on another device of the same person, and to nobody else', async () => {
    const person = await staff();
    const [here, there] = [await createMemberClient(shop, person), await createMemberClient(shop, person)];
    await save(here);
    expect((await there.run(SavedViews)).savedViews).toMatchObject([{ ...DELAYED, isDefault: false }]);
    expect(await readNames(await createMemberClient(shop, await staff()))).toEqual([]);
  });

  it('of somebody else cannot be renamed, deleted or made a default', async () => {
    const owner = await createMemberClient(shop, await staff());
    const id = await save(owner);
    const stranger = await createMemberClient(shop, await staff());
    await save(stranger);
    const refused = { code: 'VIEW_NOT_FOUND' };
    expect((await stranger.run(UpdateSavedView, { input: { id, name: 'Mine' } })).updateSavedView).toMatchObject(
      refused,
    );
    expect((await stranger.run(DeleteSavedView, { input: { id } })).deleteSavedView).toMatchObject(refused);
    const wanted = { id, isDefault: true };
    expect((await stranger.run(UpdateDefaultSavedView, { input: wanted })).updateDefaultSavedView).toMatchObject(
      refused,
    );
    expect(await readNames(owner)).toEqual([DELAYED.name]);
  });

  it('can be renamed, made the default one of a list, and deleted', async () => {
    const client = await createMemberClient(shop, await staff());
    const [first, second] = [
      await save(client),
      await save(client, { name: 'All shipped', query: 'status=ORDER_SHIPPED' }),
    ];
    await client.run(UpdateSavedView, { input: { id: first, name: ' Delayed ' } });
    await client.run(UpdateDefaultSavedView, { input: { id: first, isDefault: true } });
    await client.run(UpdateDefaultSavedView, { input: { id: second, isDefault: true } });
    expect((await client.run(SavedViews)).savedViews).toMatchObject([
      { name: 'Delayed', isDefault: false },
      { name: 'All shipped', isDefault: true },
    ]);
    await client.run(DeleteSavedView, { input: { id: second } });
    expect(await readNames(client)).toEqual(['Delayed']);
  });

  it("are in their owner's data download, and deleted with the account", async () => {
    const person = await staff();
    const client = await createMemberClient(shop, person);
    await save(client);
    const file = await fetch(`${shop.url()}/account/data.json`, { headers: { cookie: client.cookieHeader() } });
    expect(((await file.json()) as { savedViews: unknown }).savedViews).toEqual([{ ...DELAYED, isDefault: false }]);
    const { deleteAccount } = await client.run(DeleteAccount, { input: { password: person.password } });
    expectResult(deleteAccount, 'AccountDeleted');
    expect(await savedViewsModel(shop.connection).exists({ _id: person.id })).toBeNull();
  });

  it('are rejected with a filter that the list does not know, or an existing name', async () => {
    const client = await createMemberClient(shop, await staff(), { language: 'en' });
    await save(client);
    for (const query of ['', 'status=LOST', 'status=ORDER_DELAYED&evil=1', 'page=2']) {
      const { createSavedView } = await client.run(CreateSavedView, { input: { ...DELAYED, name: 'Other', query } });
      expect(expectResult(createSavedView, 'ValidationError').fieldErrors).toMatchObject([{ path: 'query' }]);
    }
    const twice = await client.run(CreateSavedView, { input: { ...DELAYED, query: 'status=ORDER_SHIPPED' } });
    expect(twice.createSavedView).toMatchObject({
      code: 'VIEW_EXISTS',
      message: 'You have a view of this name or with this filter already.',
    });
    expect(await readNames(client)).toEqual([DELAYED.name]);
  });

  it('are limited per list, even if many are saved at once on both servers', async () => {
    const person = await staff();
    const machines = [await createMemberClient(shop, person), await createMemberClient(shop, person, { server: 1 })];
    const tries = Array.from({ length: MAXIMUM_SAVED_VIEWS + 4 }, (_, place) => {
      const input = { ...DELAYED, name: `View ${place}`, query: `search=${place}` };
      return machines[place % 2]?.run(CreateSavedView, { input });
    });
    const outcomes = (await Promise.all(tries)).map((answer) => answer?.createSavedView.__typename);
    expect(outcomes.filter((outcome) => outcome === 'SavedViewsUpdated')).toHaveLength(MAXIMUM_SAVED_VIEWS);
    expect(outcomes.filter((outcome) => outcome === 'SavedViewError')).toHaveLength(4);
  });
});
