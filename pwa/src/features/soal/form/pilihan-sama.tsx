import { Typography } from '@mui/material';
import { KOLOM_SOAL, type IsianSoal } from '@spmb/shared/soal/soal.schema.ts';
import { isBlankHtml } from '@spmb/shared/soal/html/text-of-html.ts';
import { letters } from '@spmb/shared/sync/stream/letter.ts';
import { useWatch } from 'react-hook-form';

/** Says which options of the form around it are the same, as the import does: only one of them can be the answer. */
export function PilihanSama() {
  const isian = useWatch<IsianSoal>();
  const options = KOLOM_SOAL.slice(1).map((kolom) =>
    isian[`${kolom}_gambar`] || isBlankHtml(isian[kolom] ?? '') ? undefined : isian[kolom]?.trim(),
  );
  const pairs = options.flatMap((option, index) => {
    const first = options.indexOf(option);
    return option === undefined || first === index ? [] : [`Pilihan ${letters[first]} dan ${letters[index]}`];
  });
  return (
    <Typography role="status" variant="body2" sx={{ color: 'var(--on-amber-soft)', '&:empty': { mt: -2.5 } }}>
      {pairs.map((names) => `${names} sama isinya. Betulkan salah satunya.`).join(' ')}
    </Typography>
  );
}
