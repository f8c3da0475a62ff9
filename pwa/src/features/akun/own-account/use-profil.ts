import { updateProfil } from '@spmb/shared/akun/calls.ts';
import { useState } from 'react';
import { failureOf, type Failure } from '../../../http/failure.ts';
import { CallError } from '../../../http/call-error.ts';
import { useServices, useSignIn } from '../../../shell/services.tsx';
import { noticeOf } from '../../../kit/display/error-detail.tsx';
import type { UploadFile } from '../../../http/upload.ts';
import { sendWatched, type Running } from '../../../kit/upload/send-watched.ts';
import { useNotify } from '../../../ui/notices.tsx';
import { usePhoto } from '../../../shell/isian/use-photo.ts';
import { useRenewUser } from './use-renew-user.ts';

/** Between the end of an upload and the photo in its place (2 §4). */
const settleMs = 1_000;

/** The own name and photo as they are edited, the photo sent by `upload`; nothing holds before it is saved. */
export function useProfil(upload: UploadFile) {
  const { http } = useServices();
  const user = useSignIn()?.user;
  const renewUser = useRenewUser();
  const notify = useNotify();
  const [username, setUsername] = useState(user?.username ?? '');
  const [avatar, setAvatar] = useState(user?.avatar ?? null);
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<Failure>();
  const [busy, setBusy] = useState<'unggah' | 'simpan'>();
  const [running, setRunning] = useState<Running>();
  const photo = usePhoto(avatar);

  async function run(kind: 'unggah' | 'simpan', work: () => Promise<void>): Promise<void> {
    setBusy(kind);
    setFailure(undefined);
    setError(undefined);
    try {
      await work();
    } catch (thrown) {
      const wrongName = thrown instanceof CallError ? thrown.kesalahan['username'] : undefined;
      if (wrongName !== undefined) {
        setError(`Nama ${wrongName}`);
        return;
      }
      const isUpload = kind === 'unggah' && thrown instanceof CallError;
      setFailure(isUpload ? { text: thrown.message, detail: thrown.rincian } : failureOf(thrown));
      // The form may be scrolled out of sight by the time that a photo has failed.
      if (isUpload) notify('error', noticeOf(thrown));
    } finally {
      setBusy(undefined);
    }
  }
  return {
    user,
    username,
    avatar,
    photo,
    error,
    failure,
    busy,
    running,
    rename: (text: string) => {
      setUsername(text);
      setError(undefined);
    },
    detach: () => {
      setAvatar(null);
    },
    choose: (file: File) =>
      run('unggah', async () => {
        const sending = { doctype: 'avatar', file, settleMs };
        const stored = await sendWatched(upload, sending, setRunning);
        if (stored) setAvatar(stored.name);
      }),
    save: () =>
      run('simpan', async () => {
        const { message } = await http.call(updateProfil, {
          username,
          email: user?.email,
          avatar,
        });
        await renewUser();
        notify('success', message);
      }),
  };
}

/** Files that a photo may be. */
export const photoTypes = ['.jpg', '.jpeg', '.png'];
/** What a camera makes; it is sent much smaller. */
export const photoBytesMax = 20 * 1024 * 1024;
