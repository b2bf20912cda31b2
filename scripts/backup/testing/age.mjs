// Stand-in for age's program in tests: implements the options that the shop uses, with age's library.
import { readFileSync } from 'node:fs';
import { Readable, Writable } from 'node:stream';
import { Decrypter, Encrypter } from 'age-encryption';

const [first, ...rest] = process.argv.slice(2);

function readIdentity(file) {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.find((line) => line.startsWith('AGE-SECRET-KEY-'));
}

async function run(input) {
  if (first === '--recipient' && rest.length === 1) {
    const encrypter = new Encrypter();
    encrypter.addRecipient(rest[0]);
    return encrypter.encrypt(input);
  }
  if (first !== '--decrypt' || rest[0] !== '--identity' || rest.length !== 2) throw new Error('unknown options');
  const decrypter = new Decrypter();
  decrypter.addIdentity(readIdentity(rest[1]));
  return decrypter.decrypt(input);
}

if (first === '--version') {
  console.log('v0.0.1-stand-in');
} else {
  try {
    await (await run(Readable.toWeb(process.stdin))).pipeTo(Writable.toWeb(process.stdout));
  } catch (error) {
    console.error(`age: error: ${error.message}`);
    process.exitCode = 1;
  }
}
