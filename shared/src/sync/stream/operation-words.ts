import type { BodyOf, OperationBody, OperationKind } from './operation.ts';

/** Each kind as staff read it; `isOver`: the exam is over, and a letter may be named (S17). */
const words: { readonly [Kind in OperationKind]: (body: BodyOf<Kind>, isOver: boolean) => string } = {
  mulai: () => 'Mulai',
  jawaban: ({ pilihan }, isOver) =>
    pilihan === null ? 'Hapus jawaban' : `Jawaban${isOver ? ` ${pilihan}` : ''}`,
  ragu: ({ ragu }) => (ragu ? 'Ragu-ragu' : 'Tidak ragu lagi'),
  peristiwa: ({ nama }) => `Peristiwa: ${nama}`,
  selesai: ({ sebab }) => (sebab === 'sendiri' ? 'Selesai' : 'Selesai: waktu habis'),
};

const wordsOf = <Kind extends OperationKind>(body: BodyOf<Kind>, isOver: boolean): string =>
  words[body.jenis](body, isOver);

/** An operation in words; undefined is one that cannot be read. The letter stands in it only where `isOver`. */
export const operationInWords = (body: OperationBody | undefined, isOver: boolean): string =>
  body ? wordsOf(body, isOver) : 'Tidak terbaca';
