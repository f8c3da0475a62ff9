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
  const unknown = act.data?.data.tak_dikenal ?? [];
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
      {unknown.length > 0 && (
        <Alert severity="warning" sx={{ width: '100%' }}>
          {unknown.length} nomor bukan pendaftar terverifikasi program ini dan dilewati:{' '}
          {unknown.slice(0, 10).join(', ')}
          {unknown.length > 10 ? ', …' : '.'}
        </Alert>
      )}
    </>
  );
}

/** Sheets write decimals with a point, people here with a comma. */
const inWords = (teks: string): string => (/^\d+\.\d+$/.test(teks) ? teks.replace('.', ',') : teks);
