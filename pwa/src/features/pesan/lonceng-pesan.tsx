import ForumOutlined from '@mui/icons-material/ForumOutlined';
import { Badge, IconButton, Tooltip } from '@mui/material';
import type { HitunganPesan } from '@spmb/shared/pesan/percakapan.ts';
import { Link } from 'react-router-dom';
import { useHitunganPesan } from './use-hitungan-pesan.ts';

/** The way to the inbox, with what waits there. */
export function LoncengPesan() {
  const hitungan = useHitunganPesan();
  const words = wordsOf(hitungan);
  return (
    <Tooltip title={words}>
      <IconButton component={Link} to="/backend/pesan-masuk" aria-label={words}>
        <Badge badgeContent={hitungan?.belum_dibaca ?? 0} color={hitungan?.saat_ujian ? 'error' : 'primary'}>
          <ForumOutlined />
        </Badge>
      </IconButton>
    </Tooltip>
  );
}

function wordsOf(hitungan: HitunganPesan | undefined): string {
  const { belum_dibaca = 0, saat_ujian = 0, serahan = 0 } = hitungan ?? {};
  const parts = [
    belum_dibaca > 0 && `${belum_dibaca} belum dibaca`,
    saat_ujian > 0 && `${saat_ujian} saat ujian`,
    serahan > 0 && `${serahan} diserahkan kepada Anda`,
  ].filter((part) => part !== false);
  return parts.length === 0 ? 'Pesan masuk' : `Pesan masuk: ${parts.join(', ')}`;
}
