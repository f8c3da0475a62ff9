import EditOutlined from '@mui/icons-material/EditOutlined';
import Flag from '@mui/icons-material/Flag';
import FlagOutlined from '@mui/icons-material/FlagOutlined';
import { Alert, Box, IconButton, Tooltip, Typography } from '@mui/material';
import type { Field } from '@spmb/shared/pendaftaran/formulir/field.ts';
import { kolomTertutup } from '@spmb/shared/verifikasi/kolom.ts';
import type { RekamVerifikasi } from '@spmb/shared/verifikasi/rekam.ts';
import { nilaiRekam } from '../rekam/nilai-rekam.ts';
import { UngkapData } from './ungkap-data.tsx';

export interface BarisActs {
  /** Names that are opened for the applicant. */
  perbaiki: readonly string[];
  isReadOnly: boolean;
  onTandai: (name: string) => void;
  onKoreksi: (field: Field) => void;
}

interface BarisIsianProps extends BarisActs {
  field: Field;
  rekam: RekamVerifikasi;
}

/** One field with what it holds, what it held before, and what may be wrong with it. */
export function BarisIsian({ field, rekam, perbaiki, isReadOnly, onTandai, onKoreksi }: BarisIsianProps) {
  const { name, label, jenis } = field;
  const beda = rekam.beda.find(({ kolom }) => kolom === name);
  const peringatan = rekam.peringatan[name];
  const isFlagged = perbaiki.includes(name);
  const tertutup = kolomTertutup.find((one) => one === name);
  const Bendera = isFlagged ? Flag : FlagOutlined;
  return (
    <Box
      data-kolom={name}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr auto', sm: 'minmax(6.5rem, 34%) 1fr auto' },
        columnGap: 1,
        alignItems: 'center',
        px: 1,
        borderRadius: 1,
        bgcolor: beda && 'var(--amber-soft)',
        color: beda && 'var(--on-amber-soft)',
      }}
    >
      <Typography
        variant="body2"
        sx={{ color: beda ? 'inherit' : 'text.secondary', gridColumn: { xs: '1 / -1', sm: 'auto' } }}
      >
        {label}
      </Typography>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere', fontWeight: 600 }}>
        <Typography component="span" className="figures" sx={{ fontWeight: 600 }}>
          {jenis === 'berkas'
            ? rekam.dokumen.find((one) => one.kolom === name)?.path
              ? 'Ada'
              : 'Tidak ada'
            : nilaiRekam(field, rekam)}
        </Typography>
        {tertutup && (
          <UngkapData key={`${rekam.id}-${rekam.versi}`} id={rekam.id} kolom={tertutup} label={label} />
        )}
        {beda && (
          <Typography variant="body2" component="div">
            {jenis === 'berkas' ? 'Berkas diganti' : `Sebelumnya: ${beda.sebelum || '–'}`}
          </Typography>
        )}
      </Box>
      <Box sx={{ whiteSpace: 'nowrap' }}>
        {!isReadOnly && jenis !== 'berkas' && name !== 'pernyataan_status' && (
          <Tooltip title="Betulkan di hadapan wali">
            <IconButton size="small" aria-label={`Betulkan ${label}`} onClick={() => onKoreksi(field)}>
              <EditOutlined fontSize="small" />
            </IconButton>
          </Tooltip>
        )}
        {!isReadOnly && name !== 'pernyataan_status' && (
          <Tooltip title="Tandai untuk diperbaiki pendaftar">
            <IconButton
              size="small"
              aria-label={`Tandai ${label}`}
              aria-pressed={isFlagged}
              color={isFlagged ? 'warning' : 'default'}
              onClick={() => onTandai(name)}
            >
              <Bendera fontSize="small" />
            </IconButton>
          </Tooltip>
        )}
      </Box>
      {peringatan && (
        <Alert severity="warning" sx={{ gridColumn: '1 / -1', my: 0.5 }}>
          {peringatan}
        </Alert>
      )}
    </Box>
  );
}
