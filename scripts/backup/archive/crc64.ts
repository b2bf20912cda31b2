/** The reflected ECMA-182 polynomial: upper and lower half. */
const POLYNOMIAL_HIGH = 0xc96c5795;
const POLYNOMIAL_LOW = 0xd7870f42;

const HIGH = new Uint32Array(256);
const LOW = new Uint32Array(256);
for (let byte = 0; byte < 256; byte += 1) {
  let [high, low] = [0, byte];
  for (let bit = 0; bit < 8; bit += 1) {
    const isOdd = (low & 1) === 1;
    low = (low >>> 1) | (high << 31);
    high >>>= 1;
    if (isOdd) {
      high ^= POLYNOMIAL_HIGH;
      low ^= POLYNOMIAL_LOW;
    }
  }
  HIGH[byte] = high;
  LOW[byte] = low;
}

/** CRC-64 as used in archives of mongodump. Computed in two halves of 32 bits: BigInt takes fifty times as long. */
export class Crc64 {
  #high = 0xffffffff;
  #low = 0xffffffff;

  update(bytes: Uint8Array): void {
    let high = this.#high;
    let low = this.#low;
    for (let index = 0; index < bytes.length; index += 1) {
      const entry = (low ^ (bytes[index] as number)) & 0xff;
      low = ((low >>> 8) | (high << 24)) ^ (LOW[entry] as number);
      high = (high >>> 8) ^ (HIGH[entry] as number);
    }
    this.#high = high;
    this.#low = low;
  }

  /** The value as the signed integer that an archive stores. */
  get value(): bigint {
    const high = BigInt(~this.#high >>> 0);
    const low = BigInt(~this.#low >>> 0);
    return BigInt.asIntN(64, (high << 32n) | low);
  }
}
