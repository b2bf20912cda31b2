const FIRST_SIZE = 2;

/** An unordered list of integers with four bytes each: a large catalogue has millions of them. */
export class Postings {
  /** Only the first `count` are valid. */
  numbers = new Uint32Array(FIRST_SIZE);
  count = 0;

  add(number: number): void {
    if (this.count === this.numbers.length) {
      const larger = new Uint32Array(this.count * 2);
      larger.set(this.numbers);
      this.numbers = larger;
    }
    this.numbers[this.count] = number;
    this.count += 1;
  }

  remove(number: number): void {
    const place = this.numbers.indexOf(number);
    if (place < 0 || place >= this.count) return;
    this.count -= 1;
    this.numbers[place] = this.numbers[this.count] ?? 0;
  }
}
