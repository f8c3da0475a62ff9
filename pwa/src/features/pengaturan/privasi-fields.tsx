import { privasi } from '@spmb/shared/pengaturan/privasi.schema.ts';
import { aturanRetensi, type AturanRetensi } from '@spmb/shared/privasi/rencana-retensi.ts';
import { InputField, SwitchField } from '../../kit/form/form-fields.tsx';

const { labels } = privasi;

const hints: Readonly<Record<AturanRetensi, string>> = {
  dokumen: 'Mati: tidak ada yang dihapus sendiri. Menyala: berkas unggahan dihapus, isian dan hasilnya tetap',
  percakapan:
    'Menyala: percakapan dengan panitia, surat di kotak masuk, dan lampirannya dihapus bila semuanya sudah selama itu dan tidak ada yang menunggu jawaban',
  pesan_keluar:
    'Menyala: pesan yang sudah terkirim, gagal, atau dibatalkan selama itu dihapus; yang antre, ditahan, atau tidak pasti tetap',
};

/** Fields of the group privasi. */
export const PrivasiFields = () => aturanRetensi.map((aturan) => <Aturan key={aturan} aturan={aturan} />);

function Aturan({ aturan }: { aturan: AturanRetensi }) {
  return (
    <>
      <SwitchField name={`hapus_${aturan}`} label={labels[`hapus_${aturan}`]} hint={hints[aturan]} />
      <InputField
        type="number"
        unit="hari"
        name={`hapus_${aturan}_hari`}
        label={labels[`hapus_${aturan}_hari`]}
        hint="30 sampai 3650; usulan 365"
      />
    </>
  );
}
