import type { CrudSource } from '../../kit/crud/crud-source.ts';
import { listUnder } from '@spmb/shared/kernel/resource.ts';
import { callsOf } from '@spmb/shared/resource-calls.ts';
import FolderOutlined from '@mui/icons-material/FolderOutlined';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Stack,
  Typography,
} from '@mui/material';
import { wilayahProvinsiResources } from '@spmb/shared/wilayah/wilayah.schema.ts';
import { useState } from 'react';
import { ExportButton, ImportButton } from '../../kit/spreadsheet/list-files.tsx';

const all = { q: '', page: 1, sort: '' };

/** Districts and villages of a whole province as files: the lists show them regency by regency. */
export function ProvinsiFiles({ provinsiId }: { provinsiId: string }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button startIcon={<FolderOutlined />} onClick={() => setOpen(true)}>
        Berkas se-provinsi
      </Button>
      <Dialog open={isOpen} onClose={close} fullWidth maxWidth="sm" aria-labelledby="provinsi-files">
        <DialogTitle id="provinsi-files">Berkas se-provinsi</DialogTitle>
        <DialogContent>
          <DialogContentText>
            Semua kecamatan atau desa provinsi ini dalam satu berkas Excel, masing-masing dengan kode wilayah
            di atasnya. Kecamatan diimpor sebelum desanya.
          </DialogContentText>
          <Files source={listUnder(wilayahProvinsiResources.kecamatan, provinsiId)} />
          <Files source={listUnder(wilayahProvinsiResources.desa, provinsiId)} />
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Tutup</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

function Files<Values extends object, Row extends { id: string }>({
  source,
}: {
  source: CrudSource<Values, Row>;
}) {
  const { label } = source;
  return (
    <Stack
      role="group"
      aria-label={label}
      direction="row"
      sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1, mt: 2 }}
    >
      <Typography sx={{ flex: 1, minWidth: 160 }}>{label}</Typography>
      <ExportButton list={callsOf(source).list} label={label} query={all} />
      <ImportButton source={source} />
    </Stack>
  );
}
