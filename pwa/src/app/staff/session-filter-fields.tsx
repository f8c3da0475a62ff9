import { MenuItem, TextField } from '@mui/material';
import { useEffect } from 'react';
import { MissingChoices } from '../../crud/form/form-fields.tsx';
import { useOptions } from '../../crud/list/use-list.ts';
import type { SessionFilter } from './use-session-filter.ts';

/** Date and session to choose; a school with a single session has it chosen already. */
export function SessionFilterFields({ filter }: { filter: SessionFilter }) {
  const options = useOptions('/api/jadwal-ujian-sesi-combo');
  const { tanggal, sesi, choose } = filter;
  const only = options.data?.length === 1 ? options.data[0]?.value : undefined;
  useEffect(() => {
    if (sesi === '' && only !== undefined) choose({ sesi: only });
  }, [sesi, only, choose]);
  return (
    <>
      <TextField
        type="date"
        size="small"
        label="Tanggal"
        value={tanggal}
        onChange={(event) => event.target.value && choose({ tanggal: event.target.value })}
        slotProps={{ inputLabel: { shrink: true } }}
        sx={{ flex: { xs: '1 0 140px', sm: '0 0 160px' } }}
      />
      <TextField
        select
        size="small"
        label="Sesi"
        value={options.data?.some(({ value }) => value === sesi) ? sesi : ''}
        onChange={(event) => choose({ sesi: event.target.value })}
        sx={{ flex: { xs: '1 0 220px', sm: '0 0 220px' } }}
        helperText={options.data?.length === 0 ? 'Belum ada sesi. Buat dahulu di Sesi Ujian.' : undefined}
      >
        {(options.data ?? []).map(({ value, label }) => (
          <MenuItem key={value} value={value}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      {options.isError && !options.data && <MissingChoices label="Sesi" retry={options.refetch} />}
    </>
  );
}
