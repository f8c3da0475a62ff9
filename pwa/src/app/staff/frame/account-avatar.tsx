import { bacaMedia } from '@spmb/shared/media/calls.ts';
import { at } from '@spmb/shared/kernel/call.ts';
import { Avatar } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useStaffPort } from '../../../kit/port/staff-port.ts';
import { useSignIn } from '../../../shell/services.tsx';

/** The picture of the signed-in account, or its initial. */
export function AccountAvatar() {
  const port = useStaffPort();
  const user = useSignIn()?.user;
  const path = user?.avatar_path ?? '';
  const picture = useQuery({
    queryKey: ['avatar', path],
    queryFn: async () =>
      URL.createObjectURL(await port.file(at(bacaMedia, { name: path.slice(path.lastIndexOf('/') + 1) }))),
    enabled: path !== '',
    // One small picture a login: it may stay for as long as the page.
    staleTime: Infinity,
    gcTime: Infinity,
  });
  return (
    <Avatar
      alt=""
      {...(picture.data !== undefined && { src: picture.data })}
      sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}
    >
      {user?.username.charAt(0).toUpperCase()}
    </Avatar>
  );
}
