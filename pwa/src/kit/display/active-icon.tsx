import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import RemoveCircleOutlineOutlined from '@mui/icons-material/RemoveCircleOutlineOutlined';

/** A tick where something is in use. */
export function ActiveIcon({ active }: { active: boolean }) {
  const Icon = active ? CheckCircleOutlined : RemoveCircleOutlineOutlined;
  return (
    <Icon
      fontSize="small"
      titleAccess={active ? 'Aktif' : 'Tidak aktif'}
      sx={{ verticalAlign: 'middle', color: active ? 'var(--on-green-soft)' : 'text.secondary' }}
    />
  );
}
