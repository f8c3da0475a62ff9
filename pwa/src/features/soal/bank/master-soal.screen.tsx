import { programKeahlianResource } from '@spmb/shared/program-keahlian/program-keahlian.schema.ts';
import { callsOf } from '@spmb/shared/resource-calls.ts';
import ListAltOutlined from '@mui/icons-material/ListAltOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { Link } from '@mui/material';
import { masterSoalResource, type MasterSoal } from '@spmb/shared/soal/master-soal.schema.ts';
import { useMemo } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { useTitle } from '../../../shell/use-title.ts';
import type { Column, RowAction } from '../../../kit/table/column.ts';
import { CrudScreen } from '../../../kit/crud/crud-screen.tsx';
import { InputField, SelectField } from '../../../kit/form/form-fields.tsx';
import { useOptions } from '../../../kit/list/use-list.ts';
import { UploadField } from '../../../kit/upload/upload-field.tsx';
import { LampiranLink } from './lampiran-link.tsx';

const { labels } = masterSoalResource;

const addressOf = ({ id }: MasterSoal): string => `/backend/ujian-master-soal-detail/${id}`;

/** The name leads to what one opens a bank for. */
const name = (bank: MasterSoal) => (
  <Link component={RouterLink} to={addressOf(bank)}>
    {bank.mapel}
  </Link>
);

const columns: Column<MasterSoal>[] = [
  { field: 'mapel', label: labels.mapel, flex: 1, width: 150, render: name },
  { field: 'keterangan', label: labels.keterangan, flex: 1, width: 130 },
  { field: 'jumlah', label: 'Soal', width: 80, align: 'right', sortable: false },
];

const shorten = (text: string): string => (text.length > 140 ? `${text.slice(0, 140).trimEnd()}…` : text);

/** Question banks. */
export function MasterSoalScreen() {
  useTitle('Bank Soal');
  const program = useOptions(callsOf(programKeahlianResource).combo);
  const navigate = useNavigate();
  const rowActions = useMemo<RowAction<MasterSoal>[]>(
    () => [
      {
        label: 'Kelola soal',
        icon: <ListAltOutlined fontSize="small" />,
        run: (bank) => void navigate(addressOf(bank)),
      },
      {
        label: 'Pratinjau',
        icon: <VisibilityOutlined fontSize="small" />,
        run: ({ id }) => void navigate(`/backend/ujian-master-soal-detail-preview/${id}`),
      },
    ],
    [navigate],
  );
  return (
    <CrudScreen
      title="Bank Soal"
      source={masterSoalResource}
      columns={columns}
      card={(bank) => ({ main: name(bank), lines: [shorten(bank.keterangan), `${bank.jumlah} soal`] })}
      nameOf={({ mapel, jumlah }) => `${mapel} beserta ${jumlah} soalnya`}
      empty="Belum ada bank soal. Tambahkan satu, lalu impor soal dari Word atau Excel, atau tulis sendiri."
      initial={{ mapel: '', keterangan: '', program_keahlian_id: '', lampiran: null }}
      rowActions={rowActions}
    >
      <InputField name="mapel" label={labels.mapel} autoFocus />
      <InputField name="keterangan" label={labels.keterangan} rows={2} />
      <SelectField
        name="program_keahlian_id"
        label={labels.program_keahlian_id}
        options={program}
        none="Hanya pemilik dan administrator"
        hint="Guru program ini ikut dapat mengelola bank soal"
      />
      <UploadField
        name="lampiran"
        label={labels.lampiran}
        doctype="lampiran"
        accept={['.pdf']}
        hint="Misalnya kisi-kisi; PDF, maksimal 2 MB. Tidak pernah dikirim ke peserta"
        show={(stored) => <LampiranLink name={stored} mapel="bank soal" />}
      />
    </CrudScreen>
  );
}
