import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { Box } from '@mui/material';
import * as calls from '@spmb/shared/audit/calls.ts';
import { subjectOfEntry } from '@spmb/shared/audit/subject-of-entry.ts';
import { labelsOfTabel, tabelWords } from '@spmb/shared/audit/tabel-words.ts';
import { inWords, tindakanWords } from '@spmb/shared/audit/tindakan-words.ts';
import { listPerubahan, type Audit } from '@spmb/shared/kernel/audit.schema.ts';
import type { Zone } from '@spmb/shared/kernel/zone.ts';
import { useMemo } from 'react';
import { useTitle } from '../../shell/use-title.ts';
import { valueText, whenText } from '../../kit/history/audit-words.ts';
import type { Column, RowAction } from '../../kit/table/column.ts';
import { ListHeader } from '../../kit/list/list-header.tsx';
import { ListView } from '../../kit/list/list-view.tsx';
import { ExportButton } from '../../kit/spreadsheet/list-files.tsx';
import { useListAddress } from '../../kit/list/use-list-address.ts';
import { useList } from '../../kit/list/use-list.ts';
import { useSchoolZone } from '../../kit/port/school-zone.ts';
import { AuditEntry } from './audit-entry.tsx';
import { AuditFilterFields } from './audit-filter-fields.tsx';
import { useAuditFilter } from './use-audit-filter.ts';

const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '2',
  overflow: 'hidden',
} as const;

/** What an entry is about and the fields that it changed, in one line. */
const summary = (entry: Audit): string => {
  const labels = labelsOfTabel(entry.tabel);
  const subject = subjectOfEntry(entry);
  const changes = listPerubahan(entry)
    .map(({ kolom, sebelum, sesudah }) => ({ kolom, value: sesudah ?? sebelum }))
    .filter(({ value }) => value !== subject)
    .map(({ kolom, value }) => `${inWords(kolom, labels)}: ${valueText(value)}`);
  return [subject, changes.join(', ')].filter(Boolean).join(' · ');
};

const columnsIn = (zona: Zone): Column<Audit>[] => [
  { field: 'waktu_ms', label: 'Waktu', width: 200, render: ({ waktu_ms }) => whenText(waktu_ms, zona) },
  { field: 'nama', label: 'Oleh', width: 170, sortable: false },
  {
    field: 'tindakan',
    label: 'Tindakan',
    width: 130,
    sortable: false,
    render: ({ tindakan }) => inWords(tindakan, tindakanWords),
  },
  {
    field: 'tabel',
    label: 'Data',
    width: 140,
    sortable: false,
    render: ({ tabel }) => inWords(tabel, tabelWords),
  },
  { field: 'sesudah', label: 'Isi', flex: 1, width: 160, sortable: false, minor: true, render: summary },
];

export function AuditScreen() {
  useTitle('Riwayat Perubahan');
  return <AuditTrail />;
}

/** The audit trail: who changed what, when and why, also of what is deleted. */
export function AuditTrail() {
  const address = useListAddress();
  const filter = useAuditFilter();
  const list = useList(calls.audit, address.query, filter.narrowed);
  const { open, form, close } = address;
  const actions = useMemo<RowAction<Audit>[]>(
    () => [{ label: 'Rincian', icon: <VisibilityOutlined fontSize="small" />, run: ({ id }) => open(id) }],
    [open],
  );
  const zona = useSchoolZone();
  const columns = useMemo(() => columnsIn(zona), [zona]);
  const opened = list.data?.rows.find(({ id }) => id === form);
  return (
    <>
      <ListHeader
        title="Riwayat Perubahan"
        total={list.data?.total}
        address={address}
        refresh={list.refetch}
        filters={<AuditFilterFields filter={filter} />}
        actions={
          <ExportButton
            list={calls.audit}
            label="Riwayat perubahan"
            query={{ ...address.query, sort: '' }}
            narrowed={filter.narrowed}
          />
        }
      />
      <ListView
        label="Riwayat perubahan"
        list={list}
        address={address}
        columns={columns}
        card={(entry) => ({
          main: `${inWords(entry.tabel, tabelWords)}: ${inWords(entry.tindakan, tindakanWords)}`,
          lines: [
            `${whenText(entry.waktu_ms, zona)} oleh ${entry.nama}`,
            <Box key="isi" sx={twoLines}>
              {summary(entry)}
            </Box>,
          ],
        })}
        actions={actions}
        empty={{
          text: 'Tidak ada perubahan yang tercatat. Longgarkan saringan, atau tunggu perubahan berikutnya.',
        }}
      />
      {opened && <AuditEntry entry={opened} filter={filter} onClose={close} />}
    </>
  );
}
