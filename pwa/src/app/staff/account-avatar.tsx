import { Avatar } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useStaffPort } from '../../crud/staff-port.ts';
import { useSignIn } from '../services.tsx';

/** The picture of the signed-in account, or its initial. */
export function AccountAvatar() {
  const port = useStaffPort();
  const user = useSignIn()?.user;
  const path = user?.avatar_path ?? '';
  const picture = useQuery({
    queryKey: ['avatar', path],
    queryFn: () => port.file(path),
    enabled: path !== '',
    staleTime: Infinity,
  });
  const url = useObjectUrl(picture.data);
  return (
    <Avatar
      alt=""
      {...(url !== undefined && { src: url })}
      sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}
    >
      {user?.username.charAt(0).toUpperCase()}
    </Avatar>
  );
}

/** An address under which the page can show a file that was fetched with the login. */
function useObjectUrl(file: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
      setUrl(undefined);
    };
  }, [file]);
  return url;
}
