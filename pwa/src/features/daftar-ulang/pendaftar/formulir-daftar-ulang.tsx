import { printPernyataanDaftarUlang } from '@spmb/shared/hasil-pendaftar/calls.ts';
import { konfirmasiDaftarUlang } from '@spmb/shared/daftar-ulang/calls.ts';
import type { DaftarUlangSaya } from '@spmb/shared/daftar-ulang/daftar-ulang.ts';
import { kataKoperasi } from '@spmb/shared/daftar-ulang/konfirmasi.ts';
import { usePrint } from '../../../shell/isian/use-print.ts';
import { useKirim } from '../../../shell/isian/use-kirim.ts';
import { useServices } from '../../../shell/services.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/field/checkbox.tsx';
import { MessageBox } from '../../../ui/message-box.tsx';
import { useNotify } from '../../../ui/notices.tsx';
import { SuratField } from './surat-field.tsx';
import { useSurat, type NamaSurat } from './use-surat.ts';

const fields = [
  {
    field: 'daftar_ulang_dokumen',
    label: 'Surat pernyataan',
    hint: 'Surat pernyataan daftar ulang yang ditandatangani Anda dan orang tua atau wali. PDF, paling besar 2 MB.',
  },
  {
    field: 'koperasi_dokumen',
    label: 'Dokumen koperasi',
    hint: 'Bukti pendaftaran koperasi sekolah. PDF, paling besar 2 MB.',
  },
] as const;

const lastPart = (path: string): string | null => path.split('/').at(-1) || null;

interface FormulirProps {
  akun: string;
  saya: DaftarUlangSaya;
  changed: () => void;
}

/** What is handed in for the re-registration; it can be sent once the server has its files. */
export function FormulirDaftarUlang({ akun, saya, changed }: FormulirProps) {
  const { http } = useServices();
  const notify = useNotify();
  const { sending, problem, kesalahan, send } = useKirim();
  const surat = useSurat(akun);
  const { terbuka, koperasi_wajib } = saya;
  const koperasi_status = surat.row.koperasi_status ?? saya.koperasi_status;
  const nameOf = (field: NamaSurat) => {
    const chosen = surat.row.berkas[field];
    return chosen ? chosen.tersimpan : lastPart(saya[field]);
  };
  const isUnderWay = fields.some(({ field }) => surat.row.berkas[field]?.tersimpan === null);
  const daftar_ulang_dokumen = nameOf('daftar_ulang_dokumen');
  const submit = async (): Promise<void> => {
    if (daftar_ulang_dokumen === null) return;
    const isian = { daftar_ulang_dokumen, koperasi_dokumen: nameOf('koperasi_dokumen'), koperasi_status };
    const isSent = await send(isian, async (sent) => {
      const { message } = await http.call(konfirmasiDaftarUlang, sent);
      notify('success', message);
    });
    if (!isSent) return;
    await surat.lupakan();
    changed();
  };
  return (
    <div className="daftar-ulang-formulir">
      {terbuka && <CetakPernyataan />}
      {fields.map(({ field, label, hint }) => (
        <SuratField
          key={field}
          label={label}
          hint={field === 'koperasi_dokumen' && !koperasi_wajib ? `${hint} Boleh kosong.` : hint}
          surat={terbuka ? surat.row.berkas[field] : undefined}
          terkirim={saya[field]}
          keadaan={terbuka ? surat.keadaanOf(field) : undefined}
          salah={kesalahan[field]}
          terbuka={terbuka}
          pilih={(file) => void surat.pilih(field, file)}
          ulangi={() => surat.ulangi(field)}
        />
      ))}
      {terbuka ? (
        <Checkbox checked={koperasi_status} onChange={({ target }) => void surat.setKoperasi(target.checked)}>
          Saya sudah terdaftar di koperasi sekolah
        </Checkbox>
      ) : (
        <p>Koperasi: {kataKoperasi(koperasi_status)}</p>
      )}
      {kesalahan['koperasi_status'] && (
        <p role="alert" className="text-field-error">
          {kesalahan['koperasi_status']}
        </p>
      )}
      {problem && (
        <MessageBox tone="red" role="alert">
          {problem}
        </MessageBox>
      )}
      {terbuka && (
        <>
          <Button
            look="main"
            disabled={sending || isUnderWay || daftar_ulang_dokumen === null}
            onClick={() => void submit()}
          >
            {sending ? 'Proses kirim data…' : 'Kirim daftar ulang'}
          </Button>
          {isUnderWay && <p className="muted">Dapat dikirim sesudah berkasnya sampai di server.</p>}
          {!isUnderWay && daftar_ulang_dokumen === null && (
            <p className="muted">Pilih surat pernyataan dahulu.</p>
          )}
        </>
      )}
    </div>
  );
}

const pernyataan = 'surat-pernyataan-daftar-ulang.pdf';

/** The statement with the applicant's own data, to be printed and signed. */
function CetakPernyataan() {
  const { printing, print } = usePrint();
  return (
    <div className="surat">
      <strong>Cetak surat pernyataan</strong>
      <p className="muted">
        Cetak, tandatangani bersama orang tua atau wali, lalu kirim PDF-nya di bawah ini.
      </p>
      <div className="surat-acts">
        <Button
          disabled={printing !== undefined}
          onClick={() => void print(printPernyataanDaftarUlang, pernyataan)}
        >
          {printing === undefined ? 'Unduh surat pernyataan (PDF)' : 'Menyiapkan surat…'}
        </Button>
      </div>
    </div>
  );
}
