import { listUnder } from '@spmb/shared/kernel/resource.ts';
import { at } from '@spmb/shared/kernel/call.ts';
import { callsOf } from '@spmb/shared/resource-calls.ts';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import { Button } from '@mui/material';
import { jurusanResource, pendidikanResource } from '@spmb/shared/acuan/acuan.schema.ts';
import { useMemo } from 'react';
import { Link, useParams } from 'react-router-dom';
import { ErrorState } from '../../kit/display/states.tsx';
import { useFreshAnswer } from '../../kit/call/use-fresh-answer.ts';
import { AcuanScreen } from './acuan-screen.tsx';

/** Majors of a level of education. */
export function JurusanScreen() {
  const { pendidikan_id = '' } = useParams();
  const parent = useFreshAnswer(at(callsOf(pendidikanResource).record, { id: pendidikan_id }));
  const source = useMemo(() => listUnder(jurusanResource, pendidikan_id), [pendidikan_id]);
  const close = (
    <Button component={Link} to="/backend/master-pendidikan" startIcon={<CloseOutlined />}>
      Tutup
    </Button>
  );
  if (parent.isError)
    return (
      <>
        <ErrorState error={parent.error} retry={parent.refetch} />
        {close}
      </>
    );
  const title = parent.data ? `Jurusan ${parent.data.name}` : 'Jurusan';
  return (
    <AcuanScreen
      title={title}
      source={source}
      empty="Belum ada jurusan pada jenjang ini. Tambahkan satu."
      hint="Jurusan pada jenjang ini, misalnya Teknik Informatika"
      actions={close}
    />
  );
}
