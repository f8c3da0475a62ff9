import { sesiCombo } from '@spmb/shared/jadwal-ujian/calls.ts';
import { MenuItem, TextField } from '@mui/material';
import type { Option } from '@spmb/shared/kernel/resource.ts';
import { useEffect } from 'react';
import { MissingChoices } from '../../../kit/form/form-fields.tsx';
import { useOptions } from '../../../kit/list/use-list.ts';
import type { SessionFilter } from './use-session-filter.ts';

interface FieldsProps {
  filter: SessionFilter;
  options: readonly Option[] | undefined;
  /** What is said below the field where there is nothing to choose. */
  empty: string;
  /** Reads the options again after a failure; undefined: they were read. */
  retry?: (() => unknown) | undefined;
}

/** Date and session to choose; where there is a single session it is chosen already. */
export function DateAndSession({ filter, options, empty, retry }: FieldsProps) {
  const { tanggal, sesi, choose } = filter;
  const only = options?.length === 1 ? options[0]?.value : undefined;
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
        value={options?.some(({ value }) => value === sesi) ? sesi : ''}
        onChange={(event) => choose({ sesi: event.target.value })}
        sx={{ flex: { xs: '1 0 220px', sm: '0 0 300px' } }}
        helperText={options?.length === 0 ? empty : undefined}
      >
        {(options ?? []).map(({ value, label }) => (
          <MenuItem key={value} value={value}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      {retry && <MissingChoices label="Sesi" retry={retry} />}
    </>
  );
}

/** Date and any session of the school, also one without participants on that date. */
export function SessionFilterFields({ filter }: { filter: SessionFilter }) {
  const { data, isError, refetch } = useOptions(sesiCombo);
  const retry = isError && !data ? refetch : undefined;
  return (
    <DateAndSession
      filter={filter}
      options={data}
      empty="Belum ada sesi. Buat dahulu di Sesi Ujian."
      retry={retry}
    />
  );
}
