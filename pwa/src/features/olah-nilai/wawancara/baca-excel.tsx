import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { Alert, Button } from '@mui/material';
import { at } from '@spmb/shared/kernel/call.ts';
import { bacaNilai } from '@spmb/shared/olah-nilai/calls.ts';
import { useRef } from 'react';
import { useAction } from '../../../kit/call/use-action.ts';
import { kolomKisi, type Sel } from './kisi.ts';

/** Fills the grid with what an exported sheet says; nothing is saved before somebody has looked at it. */
export function BacaExcel({ jurusanId, onRead }: { jurusanId: string; onRead: (sel: Sel[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const act = useAction(at(bacaNilai, { jurusan_id: jurusanId }));
  const read = (file: File | undefined) => {
    if (!file) return;
    const form = new FormData();
    form.set('file_excel', file);
    act.mutate(form, {
      onSuccess: ({ data }) =>
        onRead(
          data.rows.flatMap(({ id, ...row }) =>
            kolomKisi.flatMap((kolom) =>
              row[kolom] === undefined
                ? []
                : [{ id, kolom, teks: kolom === 'wawancara' ? inWords(row[kolom]) : row[kolom] }],
            ),
          ),
        ),
    });
  };
  const { tak_dikenal = [], ganda = [], rusak = [] } = act.data?.data ?? {};
  const told = [
    [tak_dikenal, 'nomor bukan pendaftar terverifikasi program ini dan dilewati', ''],
    [ganda, 'nomor ada di beberapa baris; baris terakhir yang dipakai', ''],
    [rusak, 'sel rusak oleh Excel dan dilewati', ' Ketik ulang isinya sebagai angka biasa.'],
  ] as const;
  return (
    <>
      <Button
        startIcon={<UploadFileOutlined />}
        disabled={act.isPending}
        onClick={() => input.current?.click()}
      >
        {act.isPending ? 'Membaca…' : 'Baca dari Excel'}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Baca dari Excel"
        accept=".xlsx,.xls"
        onChange={({ target }) => {
          read(target.files?.[0]);
          // The same file, corrected, can be chosen again.
          target.value = '';
        }}
      />
      {told.map(
        ([names, words, wayOut]) =>
          names.length > 0 && (
            <Alert key={words} severity="warning" sx={{ width: '100%' }}>
              {names.length} {words}: {names.slice(0, 10).join(', ')}
              {names.length > 10 ? ', …' : '.'}
              {wayOut}
            </Alert>
          ),
      )}
    </>
  );
}

/** Sheets write decimals with a point, people here with a comma. */
const inWords = (teks: string): string => (/^\d+\.\d+$/.test(teks) ? teks.replace('.', ',') : teks);
