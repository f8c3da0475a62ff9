import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import './update-prompt.css';
import { activateUpdate, onUpdateWaiting } from '../../service-worker/update-waiting.ts';

/** Offers a new version; it never stands on an exam sheet. */
export function UpdatePrompt() {
  const [waiting, setWaiting] = useState(false);
  useEffect(() => onUpdateWaiting(setWaiting), []);
  if (!waiting) return null;
  return (
    <div className="update-prompt" role="status">
      <span>Versi baru aplikasi tersedia.</span>
      <Button onClick={activateUpdate}>Pakai versi baru</Button>
    </div>
  );
}
