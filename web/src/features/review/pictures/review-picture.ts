/** A picture of a review, with its size in pixels. */
export interface ReviewPicture {
  readonly id: string;
  readonly url: string;
  readonly width: number;
  readonly height: number;
}
