import { describe, expect, it } from 'vitest';
import { graphql } from '../gql/gql.ts';
import { addMember, createMemberClient } from '../kit/members.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { ADDRESSES, expectResult } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const MyAddresses = graphql(`
  query MyAddresses {
    myAddresses { id version market isDefault firstName lastName address apt city state zipCode }
  }
`);
const CreateAddress = graphql(`
  mutation CreateAddress($input: CreateAddressInput!) {
    createAddress(input: $input) {
      __typename
      ... on AddressBookUpdated { addressId addresses { id isDefault address } }
      ... on ValidationError { fieldErrors { path message } }
      ... on UserError { message }
      ... on AddressError { code }
    }
  }
`);
const UpdateAddress = graphql(`
  mutation UpdateAddress($input: UpdateAddressInput!) {
    updateAddress(input: $input) {
      __typename
      ... on AddressBookUpdated { addresses { id version address } }
      ... on ValidationError { fieldErrors { path message } }
      ... on UserError { message }
      ... on AddressError { code }
    }
  }
`);
const DeleteAddress = graphql(`
  mutation DeleteAddress($input: DeleteAddressInput!) {
    deleteAddress(input: $input) {
      __typename
      ... on AddressBookUpdated { addresses { id isDefault } }
      ... on UserError { message }
      ... on AddressError { code }
    }
  }
`);
const UpdateDefaultAddress = graphql(`
  mutation UpdateDefaultAddress($input: UpdateDefaultAddressInput!) {
    updateDefaultAddress(input: $input) {
      __typename
      ... on AddressBookUpdated { addresses { id isDefault } }
      ... on UserError { message }
      ... on AddressError { code }
    }
  }
`);

const shop = useTestShop({ servers: 2, products: [] });

const usMember = async () => createMemberClient(shop, await addMember(shop), { market: 'US', language: 'en' });
const at = (address: string) => ({ ...ADDRESSES.US, address });

async function add(client: ShopClient, address = ADDRESSES.US): Promise<string> {
  const { createAddress } = await client.run(CreateAddress, { input: { address } });
  return expectResult(createAddress, 'AddressBookUpdated').addressId;
}

const book = async (client: ShopClient) => (await client.run(MyAddresses)).myAddresses;

describe('the address book', () => {
  it('requires signing in (ADDRESS-2)', async () => {
    const { errors } = await shop.client().send({ query: '{ myAddresses { id } }' });
    expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('saves a trimmed US address and fills a blank name from the account (ADDRESS-4)', async () => {
    const client = await usMember();
    await add(client, { ...at(' 1 Main St '), firstName: '', lastName: ' ', state: 'tx', apt: '4B' } as never);
    expect(await book(client)).toMatchObject([
      {
        firstName: 'MINA',
        lastName: 'LEE',
        address: '1 Main St',
        apt: '#4B',
        state: 'TX',
        market: 'US',
        isDefault: true,
      },
    ]);
  });

  it('reports every error, in the order of the form (ADDRESS-4)', async () => {
    const client = await usMember();
    const address = { firstName: '', lastName: '', address: '', city: '', state: '', zipCode: '' };
    const { createAddress } = await client.run(CreateAddress, { input: { address } });
    const { message, fieldErrors } = expectResult(createAddress, 'ValidationError');
    expect(message).toBe('Please put zipcode.');
    expect(fieldErrors.map((error) => error.message)).toEqual([
      'Please put zipcode.',
      'Please put state.',
      'Please put city.',
      'Please put address.',
    ]);
  });

  it('requires a Korean address in the Korean store, with errors in Korean', async () => {
    const client = await createMemberClient(shop, await addMember(shop), { market: 'KR', language: 'ko' });
    const { createAddress } = await client.run(CreateAddress, {
      input: { address: { ...ADDRESSES.KR, city: 'Seoul' } },
    });
    expect(expectResult(createAddress, 'ValidationError').message).toBe(
      '한국 주소를 입력해 주세요. 한국에서 사용할 수 없는 주소입니다.',
    );
    await add(client, ADDRESSES.KR);
    expect(await book(client)).toMatchObject([{ city: '성동구', market: 'KR' }]);
  });

  it('keeps markup in a name as plain text (ADDRESS-12)', async () => {
    const client = await usMember();
    const firstName = '<img src=x onerror=alert(1)>';
    await add(client, { ...ADDRESSES.US, firstName });
    expect(await book(client)).toMatchObject([{ firstName }]);
  });

  it('does not save the same address twice, even if it is sent twice at once (ADDRESS-6)', async () => {
    const client = await usMember();
    const ids = await Promise.all([add(client), add(client), add(client, { ...ADDRESSES.US, address: '1 MAIN ST ' })]);
    expect(new Set(ids).size).toBe(1);
    expect(await book(client)).toHaveLength(1);
  });

  it('refuses the twenty-first address, even if many are sent at once (ADDRESS-7)', async () => {
    const client = await usMember();
    const many = Array.from({ length: 20 }, (_, index) => at(`${index} Main St`));
    for (const address of many.slice(0, 18)) await add(client, address);
    const last = [at('18 Main St'), at('19 Main St'), at('20 Main St'), at('21 Main St')];
    const answers = await Promise.all(last.map((address) => client.run(CreateAddress, { input: { address } })));
    const refused = answers.filter(({ createAddress }) => createAddress.__typename === 'AddressError');
    expect(refused).toHaveLength(2);
    expect(refused[0]?.createAddress).toMatchObject({ code: 'ADDRESS_LIMIT' });
    expect(await book(client)).toHaveLength(20);
  });

  it('has one default per store, which can be changed and passes on at deletion (ADDRESS-8)', async () => {
    const client = await usMember();
    const [first, second] = [await add(client, at('1 Main St')), await add(client, at('2 Main St'))];
    const defaults = async () => (await book(client)).filter(({ isDefault }) => isDefault).map(({ id }) => id);
    expect(await defaults()).toEqual([first]);
    await client.run(UpdateDefaultAddress, { input: { id: second } });
    expect(await defaults()).toEqual([second]);
    await client.run(DeleteAddress, { input: { id: second } });
    expect(await defaults()).toEqual([first]);
  });

  it('does not overwrite a concurrent change from another device (ADDRESS-9)', async () => {
    const member = await addMember(shop);
    const [phone, laptop] = [
      await createMemberClient(shop, member, { market: 'US' }),
      await createMemberClient(shop, member, { market: 'US', server: 1 }),
    ];
    const id = await add(phone);
    const edit = (client: ShopClient, address: string) =>
      client.run(UpdateAddress, { input: { id, version: 1, address: at(address) } });
    expect((await edit(phone, '7 Phone St')).updateAddress.__typename).toBe('AddressBookUpdated');
    const { updateAddress } = await edit(laptop, '8 Laptop St');
    expect(expectResult(updateAddress, 'AddressError').code).toBe('ADDRESS_CONFLICT');
    expect(await book(laptop)).toMatchObject([{ address: '7 Phone St', version: 2 }]);
  });
});

describe("another person's address (ADDRESS-2)", () => {
  it('is neither shown nor edited, deleted or made the default by its id', async () => {
    const owner = await usMember();
    const id = await add(owner);
    const stranger = await usMember();
    expect(await book(stranger)).toEqual([]);
    const { updateAddress } = await stranger.run(UpdateAddress, {
      input: { id, version: 1, address: at('9 Theft St') },
    });
    expect(expectResult(updateAddress, 'AddressError').code).toBe('ADDRESS_NOT_FOUND');
    const { deleteAddress } = await stranger.run(DeleteAddress, { input: { id } });
    expect(expectResult(deleteAddress, 'AddressError').code).toBe('ADDRESS_NOT_FOUND');
    const { updateDefaultAddress } = await stranger.run(UpdateDefaultAddress, { input: { id } });
    expect(expectResult(updateDefaultAddress, 'AddressError').code).toBe('ADDRESS_NOT_FOUND');
    expect(await book(owner)).toMatchObject([{ id, address: '1 Main St' }]);
  });

  it.each(['userId: "somebody"', 'isDefault: true', 'id: "mine"', 'version: 9'])(
    'cannot be reached through %s in the input',
    async (extra) => {
      const client = await usMember();
      const address =
        'firstName: "A", lastName: "B", address: "1 Main St", city: "Austin", state: "TX", zipCode: "73301"';
      const query = `mutation { createAddress(input: { address: { ${address}, ${extra} } }) { __typename } }`;
      expect((await client.send({ query })).errors[0]?.extensions.code).toBe('BAD_REQUEST');
      expect(await book(client)).toEqual([]);
    },
  );

  it('cannot be found by an id that is a database operator', async () => {
    const client = await usMember();
    const query = 'mutation ($id: ID!) { deleteAddress(input: { id: $id }) { __typename } }';
    const { errors } = await client.send({ query, variables: { id: { $ne: null } } });
    expect(errors[0]?.extensions.code).toBe('BAD_REQUEST');
  });
});
