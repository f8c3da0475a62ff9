import { biodataFields } from '@spmb/shared/biodata/biodata.ts';
import { peringatan } from '@spmb/shared/pendaftaran/peringatan.ts';
import { Link } from 'react-router-dom';
import type { BiodataRow } from '../../local-db/pendaftaran/pendaftaran-db.ts';
import { BentrokField } from '../../shell/isian/bentrok-field.tsx';
import { useSignIn } from '../../shell/services.tsx';
import { useTitle } from '../../shell/use-title.ts';
import { BusyOverlay } from '../../ui/busy.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { MessageBox } from '../../ui/message-box.tsx';
import { useNotify } from '../../ui/notices.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { BiodataField } from './biodata-field.tsx';
import { terisiDari } from './biodata-row.ts';
import { useBiodata } from './use-biodata.ts';
import styles from './biodata.css?url';

/** What an applicant says of himself (/peserta/biodata). */
export function BiodataScreen() {
  const akun = useSignIn()?.user.email;
  useTitle('Biodata');
  return (
    <div className="biodata">
      <link rel="stylesheet" href={styles} precedence="default" />
      <Link className="button button-plain" to="/peserta/dashboard">
        Kembali ke dasbor
      </Link>
      {akun !== undefined && <BiodataOf key={akun} akun={akun} />}
    </div>
  );
}

function BiodataOf({ akun }: { akun: string }) {
  const biodata = useBiodata(akun);
  const { row, problem, saving } = biodata;
  const notify = useNotify();
  const simpan = async () => {
    const message = await biodata.simpan();
    if (message !== undefined) notify('success', message);
  };
  return (
    <>
      {problem && (
        <MessageBox tone="red" role="alert">
          <p>{problem}</p>
          {!row && <Button onClick={() => void biodata.look()}>Muat ulang</Button>}
        </MessageBox>
      )}
      {!row && !problem && <Skeleton lines={8} words="Memuat biodata…" />}
      {row && (
        <Card>
          <form
            noValidate
            className="biodata-form"
            onSubmit={(event) => {
              event.preventDefault();
              void simpan();
            }}
          >
            <div className="biodata-head">
              <h1>Biodata</h1>
              <Simpanan row={row} />
            </div>
            <Bentrok row={row} putuskan={biodata.putuskan} />
            <Fields row={row} biodata={biodata} />
            <Button type="submit" look="main" disabled={saving}>
              Simpan
            </Button>
          </form>
        </Card>
      )}
      {saving && <BusyOverlay words="Update Biodata" />}
    </>
  );
}

/** Where it is: never said to be at the server before it is. */
function Simpanan({ row: { ubahan, rekaman } }: { row: BiodataRow }) {
  const isHere = Object.keys(ubahan).length > 0;
  if (isHere) return <Chip tone="amber">Tersimpan di perangkat, belum di server</Chip>;
  return rekaman.versi > 0 ? <Chip tone="green">Tersimpan</Chip> : <Chip>Belum disimpan</Chip>;
}

type Biodata = ReturnType<typeof useBiodata>;

function Bentrok({ row, putuskan }: { row: BiodataRow; putuskan: Biodata['putuskan'] }) {
  if (row.bentrok.length === 0) return null;
  const sini = terisiDari(row);
  return (
    <MessageBox tone="amber" role="alert" title="Isian ini juga diubah di perangkat lain">
      <p>Pilih isian yang dipakai, lalu simpan. Isian lain tetap tersimpan.</p>
      {biodataFields
        .filter(({ name }) => row.bentrok.includes(name))
        .map((field) => (
          <BentrokField
            key={field.name}
            field={field}
            sini={sini[field.name]}
            sana={row.rekaman[field.name]}
            onChoose={(siapa) => putuskan(field.name, siapa)}
          />
        ))}
    </MessageBox>
  );
}

function Fields({ row, biodata: { pilihan, kesalahan, tulis } }: { row: BiodataRow; biodata: Biodata }) {
  const terisi = terisiDari(row);
  const odd = peringatan({ ...terisi });
  return biodataFields.map((field) => (
    <div key={field.name}>
      <BiodataField
        field={field}
        terisi={terisi}
        pilihan={pilihan}
        salah={kesalahan[field.name]}
        peringatan={odd[field.name]}
        tulis={tulis}
      />
      {field.name === 'nama' && (
        <TextField label="NIP" readOnly hint="Tidak dapat diubah di sini" value={row.rekaman.nip} />
      )}
    </div>
  ));
}
