/** What a bare server stores of a request: its text, under the place that it has in what one device sends. */
export interface BareRow {
  aliran: string;
  seq: number;
  teks: string;
}
