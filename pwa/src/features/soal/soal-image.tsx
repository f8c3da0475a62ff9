import { Skeleton, Typography } from '@mui/material';
import { useMediaUrl } from './use-media.ts';

/** The image of a question or option. */
export function SoalImage({ name, alt, height = 160 }: { name: string; alt: string; height?: number }) {
  const { url, isError } = useMediaUrl(name);
  if (isError) return <Typography variant="body2">[{alt} tidak dapat dibuka]</Typography>;
  if (url === undefined) return <Skeleton variant="rounded" width={height} height={height / 2} />;
  return <img src={url} alt={alt} style={{ maxWidth: '100%', maxHeight: height, display: 'block' }} />;
}
