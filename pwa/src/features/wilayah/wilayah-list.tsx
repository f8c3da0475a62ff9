import { jalurWilayah } from '@spmb/shared/wilayah/calls.ts';
import { listUnder } from '@spmb/shared/kernel/resource.ts';
import { at } from '@spmb/shared/kernel/call.ts';
import ListAltOutlined from '@mui/icons-material/ListAltOutlined';
import { Button } from '@mui/material';
import { checkKodeWilayah } from '@spmb/shared/wilayah/check-kode-wilayah.ts';
import {
  tingkatWilayah,
  wilayahResources,
  type Tingkat,
  type Wilayah,
} from '@spmb/shared/wilayah/wilayah.schema.ts';
import { useMemo } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useTitle } from '../../shell/use-title.ts';
import type { Column, RowAction } from '../../kit/table/column.ts';
import { CrudScreen } from '../../kit/crud/crud-screen.tsx';
import { InputField } from '../../kit/form/form-fields.tsx';
import { useFreshAnswer } from '../../kit/call/use-fresh-answer.ts';
import { KodeField } from './kode-field.tsx';
import { addressOf, levels, stepsOf } from './levels.ts';
import { MuatNote } from './muat-note.tsx';
import { ProvinsiFiles } from './provinsi-files.tsx';
import { SearchWilayah } from './search-wilayah.tsx';
import { SourceNote } from './source-note.tsx';
import { WilayahPath } from './wilayah-path.tsx';

const columns: Column<Wilayah>[] = [
  { field: 'id', label: 'Kode', width: 140 },
  { field: 'name', label: 'Nama', flex: 1, width: 160 },
];

interface WilayahListProps {
  tingkat: Tingkat;
  /** Code of the region whose list this is; '' for the provinces. */
  indukId: string;
}

/** The regions of one level in one region of the level above. */
export function WilayahList({ tingkat, indukId }: WilayahListProps) {
  const { title, induk, hint, below } = levels[tingkat];
  const jalur = useFreshAnswer(at(jalurWilayah, { tingkat: induk ?? '', id: indukId }), induk !== undefined);
  const steps = jalur.data ? stepsOf(jalur.data) : [];
  const parent = steps.at(-1);
  const shown = parent ? `${title} di ${induk === 'kecamatan' ? 'Kecamatan ' : ''}${parent.name}` : title;
  useTitle(parent ? shown : 'Wilayah');
  const navigate = useNavigate();
  const source = useMemo(
    () =>
      tingkat === 'provinsi' ? wilayahResources[tingkat] : listUnder(wilayahResources[tingkat], indukId),
    [tingkat, indukId],
  );
  const rowActions = useMemo<RowAction<Wilayah>[]>(() => {
    const next = tingkatWilayah[tingkatWilayah.indexOf(tingkat) + 1];
    if (!below || !next) return [];
    const run = ({ id }: Wilayah) => void navigate(addressOf(next, id, indukId));
    return [{ label: below, icon: <ListAltOutlined fontSize="small" />, run }];
  }, [below, tingkat, indukId, navigate]);
  return (
    <>
      <WilayahPath steps={steps} />
      <MuatNote />
      <CrudScreen
        key={source.path}
        title={shown}
        source={{ ...source, check: ({ id }) => checkKodeWilayah(id, indukId) }}
        look="dialog"
        columns={columns}
        card={({ id, name }) => ({ main: name, lines: [`Kode ${id}`] })}
        nameOf={({ id, name }) => `${name} (${id})`}
        empty={`Belum ada ${title.toLowerCase()} di sini. Tambahkan dengan kode resminya.`}
        initial={{ id: indukId, name: '' }}
        actions={
          induk ? (
            <>
              {induk === 'provinsi' && <ProvinsiFiles provinsiId={indukId} />}
              <Button component={Link} to={parent?.list ?? addressOf('provinsi')}>
                Tutup
              </Button>
            </>
          ) : (
            <SearchWilayah />
          )
        }
        rowActions={rowActions}
      >
        <KodeField hint={indukId ? `Diawali ${indukId}, ${hint}` : hint} />
        <InputField name="name" label="Nama" />
      </CrudScreen>
      <SourceNote />
    </>
  );
}
